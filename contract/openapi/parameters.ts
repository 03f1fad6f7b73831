/** Parameters of a call: path, query and headers. Contract §1 and §2. */
import { type Call, type Endpoint, endpointOf, isUnsafe, type ParametersOf } from '../endpoints.ts';
import { VisitorId } from '../fingerprint.ts';
import { PAGE_SIZE } from '../limits.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { isOptional, type Schema } from '../schema/vocabulary.ts';
import { Code, ProviderSchema, Uuid } from '../values.ts';
import { schemaOf } from './schemas.ts';

type PathParameter = { [C in Call]: keyof ParametersOf<C> }[Call];

const IN_PATHS: Readonly<Record<PathParameter, Schema>> = {
  code: Code,
  id: Code,
  provider: ProviderSchema,
};

const LARGEST_PAGE = 999_999_999;

/** `components/parameters`: parameters that several calls share. */
export const PARAMETERS = {
  page: {
    name: 'page',
    in: 'query',
    description: 'From 1; less is 422.',
    schema: { type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: 1 },
  },
  pageSize: {
    name: 'pageSize',
    in: 'query',
    description: `More than ${PAGE_SIZE.maximum} counts as ${PAGE_SIZE.maximum}.`,
    schema: { type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: PAGE_SIZE.default },
  },
  xsrfToken: {
    name: 'X-XSRF-TOKEN',
    in: 'header',
    required: true,
    description: 'The value of the cookie `XSRF-TOKEN`.',
    schema: { type: 'string', minLength: 1 },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same request under the same key is carried out once, within 24 hours.',
    schema: schemaOf(Uuid),
  },
  idempotencyKeyRequired: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'The same request under the same key is carried out once, within 24 hours.',
    schema: schemaOf(Uuid),
  },
} as const satisfies Record<string, JsonSchema>;

/** Converts a path to OpenAPI syntax: `/deposits/{code}`. */
export function templateOf({ path }: Endpoint): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** All parameters of a call: path, query, headers. */
export function parametersOf(call: Call): readonly JsonSchema[] {
  const endpoint = endpointOf(call);
  return [
    ...[...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => inPath(name as PathParameter)),
    ...(endpoint.paged ? [shared('page'), shared('pageSize')] : []),
    ...inQuery(endpoint),
    ...(isUnsafe(endpoint) ? [shared('xsrfToken')] : []),
    ...(isUnsafe(endpoint)
      ? [shared(endpoint.keyRequired ? 'idempotencyKeyRequired' : 'idempotencyKey')]
      : []),
    ...(call === 'register' ? [visitorIdHeader] : []),
  ];
}

/** Specification §7. */
const visitorIdHeader: JsonSchema = {
  name: 'fingerprint',
  in: 'header',
  required: true,
  description: 'The visitor id, the same as in the body.',
  schema: schemaOf(VisitorId),
};

function shared(name: keyof typeof PARAMETERS): JsonSchema {
  return { $ref: `#/components/parameters/${name}` };
}

function inPath(name: PathParameter): JsonSchema {
  return { name, in: 'path', required: true, schema: schemaOf(IN_PATHS[name]) };
}

function inQuery({ query }: Endpoint): readonly JsonSchema[] {
  return Object.entries(query?.fields ?? {}).map(([name, field]) => ({
    name,
    in: 'query',
    ...(isOptional(field) ? {} : { required: true }),
    schema: schemaOf(isOptional(field) ? field.optional : field),
  }));
}
