/** The OpenAPI document agrees with the endpoint table; its form is judged by independent validators (Redocly, Ajv). */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints, errorsOf } from '../../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../../contract/errors.ts';
import { openApiDocument } from '../../../../contract/openapi/document.ts';
import { NAMED_SCHEMAS } from '../../../../contract/openapi/schemas.ts';
import { isOptional, type Schema } from '../../../../contract/schema/vocabulary.ts';
import { requireFrom } from '../../../suites/separate-packages.ts';

const CALLS = Object.keys(endpoints) as Call[];

/** A copy of the document as plain JSON, which a test can modify. */
function fresh(): Document {
  return JSON.parse(JSON.stringify(openApiDocument())) as Document;
}

interface Operation {
  operationId: string;
  parameters?: { $ref?: string; name?: string; in?: string }[];
  security: Record<string, readonly string[]>[];
  responses: Record<string, Answer>;
  [field: string]: unknown;
}

interface Answer {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: { 'application/json': { schema: { properties: { code: { enum: ErrorCode[] } } } } };
}

interface Document {
  info: { title?: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { type?: string; properties: Record<string, unknown> }>;
    responses: Record<string, Answer>;
    parameters: Record<string, { in: string }>;
  };
}

const document = fresh();

function operationOf({ paths }: Document, call: Call): Operation {
  const { method, path } = endpointOf(call);
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${call} is not in the document`);
  return operation;
}

/** The parts of Redocly's linter that are used. */
interface Redocly {
  readonly createConfig: (config: { extends: string[]; rules: Record<string, 'off'> }) => Promise<unknown>;
  readonly lintFromString: (input: {
    source: string;
    config: unknown;
  }) => Promise<readonly { readonly ruleId: string }[]>;
}

describe('the Redocly linter', { tags: ['deep'] }, () => {
  let redocly: Redocly;
  beforeAll(async () => {
    const require = await requireFrom('tests/validators');
    redocly = require('@redocly/openapi-core') as Redocly;
  });

  /**
   * The rules that the document violates. `no-unused-components` is off, because no operation refers to the response
   * for unsupported methods.
   */
  async function objections(applyFault: (document: Document) => void): Promise<readonly string[]> {
    const faulted = fresh();
    applyFault(faulted);
    const config = await redocly.createConfig({
      extends: ['recommended-strict'],
      rules: { 'no-unused-components': 'off' },
    });
    const problems = await redocly.lintFromString({ source: JSON.stringify(faulted), config });
    return problems.map(({ ruleId }) => ruleId);
  }

  test('finds no problem', async () => {
    expect(await objections(() => {})).toEqual([]);
  });

  const deposit = (all: Document) => operationOf(all, 'deposit');
  const set = (part: object | undefined, changes: object) => Object.assign(part ?? {}, changes);
  const NONE = '#/components/responses/NONE';
  test.each<[string, string, (faulted: Document) => void]>([
    ['a document without a title', 'struct', (faulted) => delete faulted.info.title],
    ['a field that OpenAPI does not have', 'struct', (faulted) => (deposit(faulted)['respones'] = {})],
    ['an invalid status', 'struct', (all) => (deposit(all).responses['2000'] = { description: '' })],
    ['a response without description', 'struct', (all) => delete deposit(all).responses['200']?.description],
    [
      'a parameter in the body',
      'struct',
      ({ components }) => set(components.parameters['page'], { in: 'body' }),
    ],
    [
      'a type that does not exist',
      'struct',
      ({ components }) => set(components.schemas['Deposit'], { type: 'objekt' }),
    ],
    [
      'a reference without a target',
      'no-unresolved-refs',
      (all) => (deposit(all).responses['401'] = { $ref: NONE }),
    ],
    ['a path without its parameter', 'path-parameters-defined', (all) => (deposit(all).parameters = [])],
    ['two calls of one name', 'operation-operationId-unique', (all) => (deposit(all).operationId = 'login')],
    ['undeclared security', 'security-defined', (all) => (deposit(all).security = [{ none: [] }])],
  ])('rejects %s', async (_, rule, applyFault) => {
    expect(await objections(applyFault)).toContain(rule);
  });
});

describe.each(CALLS)('%s', (call) => {
  const endpoint = endpointOf(call);
  const operation = operationOf(document, call);
  const answers = Object.fromEntries(
    Object.entries(operation.responses).map(([status, answer]) => [status, followed(answer)]),
  );

  test('has error responses with exactly the codes of its row, each under its status', () => {
    const documented = Object.entries(answers)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, { content }]) =>
        (content?.['application/json'].schema.properties.code.enum ?? []).map((code) => `${status} ${code}`),
      );
    const promised = errorsOf(endpoint).map((code) => `${ERROR_STATUS[code]} ${code}`);
    expect(documented.toSorted()).toEqual(promised.toSorted());
  });

  test('has the codes of one status in the order in which a server checks them', () => {
    for (const { content } of Object.values(answers)) {
      const codes = content?.['application/json'].schema.properties?.code?.enum ?? [];
      const own = codes.filter((code) => endpoint.errors.includes(code));
      expect(own).toEqual(endpoint.errors.filter((code) => own.includes(code)));
      if (codes.includes('VALIDATION_FAILED')) expect(codes[0]).toBe('VALIDATION_FAILED');
    }
  });

  test('has the headers of contract §1 in every response, and Retry-After in 429 only', () => {
    for (const [status, { headers = {} }] of Object.entries(answers)) {
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining(['X-Request-Id', 'Date', 'Cache-Control', 'Set-Cookie']),
      );
      expect('Retry-After' in headers).toBe(status === '429');
    }
  });

  test('requires a session exactly if its row does, and an XSRF token exactly if it is not a GET', () => {
    expect(operation.security.every((way) => 'session' in way)).toBe(endpoint.access === 'player');
    expect(operation.security.every((way) => 'xsrf' in way)).toBe(endpoint.method !== 'GET');
  });
});

describe('the named shapes', () => {
  const text = JSON.stringify(document);

  test.each(Object.keys(NAMED_SCHEMAS))('%s is referenced', (name) => {
    expect(text).toContain(`"#/components/schemas/${name}"`);
  });

  test('a record that is used in two places has a name', () => {
    const named = new Set(Object.values(NAMED_SCHEMAS).map(({ schema }) => schema));
    const seen = new Set<Schema>();
    const twice = new Set<Schema>();
    const visit = (schema: Schema): void => {
      if (seen.has(schema)) return void (schema.kind === 'record' && !named.has(schema) && twice.add(schema));
      seen.add(schema);
      if (schema.kind === 'nullable' || schema.kind === 'list' || schema.kind === 'map') visit(schema.of);
      if (schema.kind !== 'record') return;
      for (const field of Object.values(schema.fields)) visit(isOptional(field) ? field.optional : field);
    };
    for (const call of CALLS) {
      const { request, answer } = endpointOf(call);
      for (const schema of [request, answer]) if (schema) visit(schema);
    }
    expect([...twice]).toEqual([]);
  });

  test('each of them compiles separately', () => {
    const ajv = new Ajv2020({ strict: true });
    ajv.addVocabulary(Object.keys(document));
    ajv.addSchema(document, 'openapi');
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`openapi#/components/schemas/${name}`), name).toBeTypeOf('function');
    }
  });
});

function followed(answer: Answer): Answer {
  const name = answer.$ref?.split('/').at(-1);
  return name === undefined ? answer : (document.components.responses[name] ?? {});
}
