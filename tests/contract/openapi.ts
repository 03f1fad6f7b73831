/**
 * Checks responses against the OpenAPI document. This module only locates the schemas in the document; Ajv, which
 * knows nothing of our declarations, validates the values.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../../contract/openapi/document.ts';

type Node = Readonly<Record<string, unknown>>;

/** Plain JSON, like the downloadable document. */
const document = JSON.parse(JSON.stringify(openApiDocument())) as Node;

export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Headers of the HTTP transport, which the document need not declare. */
const TRANSPORT_HEADERS = new Set([
  'connection',
  'content-length',
  'content-type',
  'keep-alive',
  'transfer-encoding',
]);

/** The violations of the document by a response; empty if it conforms. `path` as in `/deposits/:code`. */
export function problemsOfAnswer(method: string, path: string, answer: WireAnswer): readonly string[] {
  const place = [...operationAt(method, path), 'responses', String(answer.status)];
  if (at(place) === undefined) return [`${answer.status} is no status of ${method} ${path}`];
  return problemsAt(place, answer);
}

/** The violations by a rejection of a path or a method that the document does not have; empty if it conforms. */
export function problemsOfRejection({ headers, text }: WireAnswer): readonly string[] {
  return [
    ...(headers.get('x-request-id') ? [] : ['header X-Request-Id is missing']),
    ...judged(values, ['components', 'schemas', 'Error'], JSON.parse(text), 'body'),
  ];
}

/**
 * What is wrong with the examples of a document that is otherwise this one: those that are not valid, and the requests and responses
 * without one.
 */
export function problemsOfExamples(shown: unknown): readonly string[] {
  const problems: string[] = [];
  const visit = (node: unknown, place: Place): void => {
    if (typeof node !== 'object' || node === null) return;
    const { content } = node as { content?: Readonly<Record<string, Shown>> };
    const shownHere = content?.['application/json'];
    if (shownHere === undefined) {
      for (const [name, child] of Object.entries(node)) visit(child, [...place, name]);
      return;
    }
    const { example, examples = {} } = shownHere;
    const all = [example, ...Object.values(examples).map(({ value }) => value)].filter(
      (one) => one !== undefined,
    );
    const where = place.join(' ');
    if (all.length === 0 && !isBodiless(node)) problems.push(`${where} has no example`);
    for (const one of all) problems.push(...judged(values, [...place, ...JSON_SCHEMA], one, where));
  };
  visit(shown, []);
  return problems;
}

interface Shown {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** A request body that is `None, or {}`. */
function isBodiless(node: object): boolean {
  return 'description' in node && String(node.description).startsWith('None');
}

const JSON_SCHEMA = ['content', 'application/json', 'schema'];

function problemsAt(place: Place, { status, headers, text }: WireAnswer): readonly string[] {
  const response = resolved(place);
  const declared = Object.keys(at([...response, 'headers']) ?? {});
  const names = new Set(declared.map((name) => name.toLowerCase()));
  const undeclared = [...headers.keys()].filter((name) => !names.has(name) && !TRANSPORT_HEADERS.has(name));
  return [
    ...undeclared.map((name) => `header ${name} is not in the document under ${status}`),
    ...declared.flatMap((name) => problemsOfHeader(resolved([...response, 'headers', name]), name, headers)),
    ...(at([...response, 'content'])
      ? problemsOfBody(response, headers, text)
      : text === ''
        ? []
        : ['there is a body']),
  ];
}

function problemsOfHeader(place: Place, name: string, headers: Headers): readonly string[] {
  const given = name === 'Set-Cookie' ? headers.getSetCookie() : [headers.get(name) ?? []].flat();
  if (given.length === 0) return at(place)?.['required'] ? [`header ${name} is missing`] : [];
  return given.flatMap((value) => judged(text, [...place, 'schema'], value, `header ${name}`));
}

function problemsOfBody(response: Place, headers: Headers, text: string): readonly string[] {
  const type = headers.get('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/json') return [`the content type is ${type}`];
  try {
    return judged(values, [...response, ...JSON_SCHEMA], JSON.parse(text), 'body');
  } catch {
    return [`no JSON: ${text}`];
  }
}

/** The path to a node of the document, as keys. */
type Place = readonly string[];

function operationAt(method: string, path: string): Place {
  const place = ['paths', path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase()];
  if (at(place) === undefined) throw new Error(`${method} ${path} is not in the document`);
  return place;
}

function at(place: Place): Node | undefined {
  return place.reduce<Node | undefined>((node, step) => node?.[step] as Node | undefined, document);
}

/** Follows references (`$ref`) to the referenced node. */
function resolved(place: Place): Place {
  const reference = at(place)?.['$ref'];
  if (typeof reference !== 'string') return place;
  return resolved(reference.slice(2).split('/'));
}

/** Redocly validates the document itself, once, rather than each worker. */
const OPTIONS = { strict: true, allErrors: true, validateSchema: false };

/** Validates JSON values. */
const values = judge(new Ajv2020(OPTIONS));

/** Validates values of headers: text, which may represent a number. */
const text = judge(new Ajv2020({ ...OPTIONS, coerceTypes: true }));

interface Judge {
  readonly ajv: Ajv2020;
  readonly compiled: Map<string, ValidateFunction>;
}

function judge(ajv: Ajv2020): Judge {
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document, 'openapi');
  return { ajv, compiled: new Map() };
}

/** The validation errors of a value; each schema is compiled once. */
function judged({ ajv, compiled }: Judge, place: Place, value: unknown, what: string): readonly string[] {
  const pointer = place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  const reference = `openapi#/${pointer.join('/')}`;
  const validate = compiled.get(reference) ?? ajv.getSchema(reference);
  if (!validate) throw new Error(`${reference} is not in the document`);
  compiled.set(reference, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath} ${message}`);
}
