/** The tables of calls, shapes and error codes: contract §1 and §2. */
import {
  type Call,
  type Endpoint,
  endpointOf,
  endpoints,
  errorsOf,
  isUnsafe,
} from '../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../contract/errors.ts';
import { NAMED_SCHEMAS } from '../../../contract/openapi/schemas.ts';
import type { Schema } from '../../../contract/schema/vocabulary.ts';
import { code, codeList, markdownTable } from './markdown-table.ts';
import { fieldsText, shapeText } from './shape-text.ts';

const CALLS = Object.keys(endpoints) as readonly Call[];

/** All calls, in the order of `contract/endpoints.ts`. */
export function endpointsTable(): string {
  const rows = CALLS.map((call) => {
    const endpoint = endpointOf(call);
    return [
      `**${sourceOf(endpoint)}**`,
      callText(endpoint),
      code(call),
      endpoint.access,
      requestText(endpoint),
      responseText(endpoint),
      codeList(endpoint.errors),
    ];
  });
  return markdownTable(
    ['Source', 'Call', 'Name', 'Access', 'Request', 'Response', 'Errors of its own'],
    rows,
  );
}

/** All named shapes with fields. */
export function shapesTable(): string {
  const rows = Object.entries(NAMED_SCHEMAS).flatMap(([name, { schema }]) =>
    schema.kind === 'record' ? [[code(name), code(fieldsText(schema.fields))]] : [],
  );
  return markdownTable(['Shape', 'Fields'], rows);
}

/** All named values without fields. */
export function valuesTable(): string {
  const rows = Object.entries(NAMED_SCHEMAS).flatMap(([name, { schema }]) => {
    const form = formOf(schema);
    return form === null ? [] : [[code(name), form]];
  });
  return markdownTable(['Value', 'Form'], rows);
}

/** All error codes, with their status and the calls that may respond with them. */
export function errorsTable(): string {
  const rows = Object.entries(ERROR_STATUS).map(([name, status]) => [
    code(name),
    String(status),
    callsWith(name as ErrorCode),
  ]);
  return markdownTable(['Code', 'Status', 'Calls'], rows);
}

function sourceOf({ source }: Endpoint): string {
  return source === 'decided: contract' ? 'C' : source;
}

function callText({ method, path }: Endpoint): string {
  return code(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
}

function requestText(endpoint: Endpoint): string {
  const query = [
    ...(endpoint.paged ? ['page', 'pageSize'] : []),
    ...Object.keys(endpoint.query?.fields ?? {}),
  ];
  const parts = [
    ...(query.length > 0 ? [`query ${codeList(query)}`] : []),
    ...(endpoint.request ? [code(shapeText(endpoint.request))] : []),
    ...(endpoint.keyRequired ? [`header ${code('Idempotency-Key')}`] : []),
  ];
  return parts.length === 0 ? '–' : parts.join('; ');
}

function responseText({ status, answer, paged }: Endpoint): string {
  if (!answer) return String(status);
  const item = paged ? itemOf(answer) : null;
  return `${status} ${item === null ? code(shapeText(answer)) : `list of ${code(item)}`}`;
}

/** The item type of a list page; null where the page type has a name of its own. */
function itemOf(page: Schema): string | null {
  const items = page.kind === 'record' ? page.fields['items'] : undefined;
  const isNamed = !shapeText(page).startsWith('{');
  return isNamed || !items || !('kind' in items) || items.kind !== 'list' ? null : shapeText(items.of);
}

function formOf(schema: Schema): string | null {
  switch (schema.kind) {
    case 'text': {
      const length =
        schema.minLength === schema.maxLength
          ? `${schema.maxLength} characters`
          : `${schema.minLength} to ${schema.maxLength} characters`;
      return schema.pattern === undefined ? length : `${length}, ${code(schema.pattern)}`;
    }
    case 'choice':
      return codeList(schema.values.map(String));
    case 'record':
      return null;
    default:
      return shapeText(schema);
  }
}

/** Names for sets of calls. An error code is listed with the first group that has exactly the calls which may respond with it. */
const GROUPS: readonly { readonly name: string; readonly has: (endpoint: Endpoint) => boolean }[] = [
  { name: 'every call', has: () => true },
  { name: 'every POST and PUT', has: isUnsafe },
  { name: 'every call that needs a session', has: ({ access }) => access === 'player' },
  {
    name: 'every POST and PUT, and every GET with a query',
    has: (endpoint) => isUnsafe(endpoint) || endpoint.paged === true || endpoint.query !== undefined,
  },
];

function callsWith(name: ErrorCode): string {
  const having = CALLS.filter((call) => errorsOf(endpointOf(call)).includes(name));
  const group = GROUPS.find(({ has }) =>
    CALLS.every((call) => having.includes(call) === has(endpointOf(call))),
  );
  if (group) return group.name;
  if (having.length === 0) return 'a path or method that is not in this table of calls';
  return having.map((call) => callText(endpointOf(call))).join(', ');
}
