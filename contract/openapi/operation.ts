/** Converts one row of the endpoint table to an OpenAPI operation. */
import { type Call, type Endpoint, endpointOf, isUnsafe } from '../endpoints.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { errorAnswersOf } from './errors.ts';
import type { Example, Examples } from './examples.ts';
import { headersWith } from './headers.ts';
import { parametersOf } from './parameters.ts';
import { schemaOf } from './schemas.ts';
import { SUMMARIES } from './summaries.ts';

const SOURCES: Readonly<Record<Endpoint['source'], string>> = {
  S: 'Given by the specification, §7.',
  'S′': 'Named by the specification; method, path and shape decided by contract §2.',
  'decided: contract': 'Decided by contract §2.',
};

export function operationOf(call: Call, examples: Examples): JsonSchema {
  const endpoint = endpointOf(call);
  const example = examples.success(call);
  const parameters = parametersOf(call);
  return {
    operationId: call,
    tags: [tagOf(endpoint)],
    summary: SUMMARIES[call],
    description: SOURCES[endpoint.source],
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(endpoint, example),
    responses: { [endpoint.status]: successOf(endpoint, example), ...errorAnswersOf(call, examples) },
  };
}

/** The resource of a call: the first segment of its path. */
export function tagOf({ path }: Endpoint): string {
  return path.split('/')[1] ?? '';
}

/** The session is optional for public calls: browsers send it there too, and some calls return more to a signed-in player. */
function securityOf(endpoint: Endpoint): readonly JsonSchema[] {
  const token: JsonSchema = isUnsafe(endpoint) ? { xsrf: [] } : {};
  return [...(endpoint.access === 'public' ? [token] : []), { session: [], ...token }];
}

function requestBodyOf(endpoint: Endpoint, example: Example | undefined): JsonSchema {
  if (!isUnsafe(endpoint)) return {};
  const { request } = endpoint;
  return {
    requestBody: request
      ? { required: true, content: json(schemaOf(request), example?.request) }
      : { description: 'None, or `{}`.', content: json({ type: 'object' }) },
  };
}

function successOf(endpoint: Endpoint, example: Example | undefined): JsonSchema {
  const { answer } = endpoint;
  return {
    description: answer ? 'The answer.' : 'Done; there is nothing to say.',
    headers: headersWith(...(isUnsafe(endpoint) ? (['Idempotency-Replayed'] as const) : [])),
    ...(answer ? { content: json(schemaOf(answer), example?.answer) } : {}),
  };
}

function json(schema: JsonSchema, example?: unknown): JsonSchema {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}
