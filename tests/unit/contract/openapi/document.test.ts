/** The OpenAPI document agrees with the endpoint table; an independent validator (Redocly) judges its form. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints, errorsOf } from '../../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../../contract/errors.ts';
import { openApiDocument } from '../../../../contract/openapi/document.ts';
import { problemsOfExamples } from '../../../contract/openapi.ts';
import { REPOSITORY } from '../../../suites/child.ts';
import { requireFrom } from '../../../suites/separate-packages.ts';

const CALLS = Object.keys(endpoints) as Call[];

interface Operation {
  readonly security: readonly Record<string, readonly string[]>[];
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Answer {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: { 'application/json': { schema: { properties: { code: { enum: ErrorCode[] } } } } };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as Document;

function operationOf({ paths }: Document, call: Call): Operation {
  const { method, path } = endpointOf(call);
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${call} is not in the document`);
  return operation;
}

/** The parts of Redocly's linter that are used. */
interface Redocly {
  readonly createConfig: (config: { extends: string[]; rules: Record<string, object> }) => Promise<unknown>;
  readonly lintFromString: (input: {
    source: string;
    config: unknown;
  }) => Promise<readonly { readonly ruleId: string }[]>;
}

const published = readFileSync(join(REPOSITORY, 'docs/openapi.json'), 'utf8');

test('each request and each response of the published document has an example, which is valid', () => {
  expect(problemsOfExamples(JSON.parse(published))).toEqual([]);
});

test('the Redocly linter finds no problem in the published document', { tags: ['deep'] }, async () => {
  const require = await requireFrom('tests/validators');
  const redocly = require('@redocly/openapi-core') as Redocly;
  // Unknown fields are allowed (contract §1), as in the schemas.
  const examples = { severity: 'error', allowAdditionalProperties: true };
  const config = await redocly.createConfig({
    extends: ['recommended-strict'],
    rules: { 'no-invalid-media-type-examples': examples },
  });
  const problems = await redocly.lintFromString({ source: published, config });
  expect(problems.map(({ ruleId }) => ruleId)).toEqual([]);
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

function followed(answer: Answer): Answer {
  const name = answer.$ref?.split('/').at(-1);
  return name === undefined ? answer : (document.components.responses[name] ?? {});
}
