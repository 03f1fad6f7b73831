/** Error responses: the envelope, and the codes that a call may return under each status. Contract §1 and §2. */
import { type Call, type Endpoint, endpointOf, errorsOf } from '../endpoints.ts';
import { ERROR_STATUS, type ErrorCode, ErrorEnvelope, FIELD_CODES } from '../errors.ts';
import { type JsonSchema, jsonSchemaOf } from '../schema/json-schema.ts';
import type { Examples } from './examples.ts';
import { headersWith } from './headers.ts';

/** The keys that `meta` contains for each code. */
const META: Readonly<Partial<Record<ErrorCode, readonly string[]>>> = {
  OPEN_ORDER: ['code'],
  OPEN_WITHDRAW: ['code'],
  // `max` is optional: it is absent if the whole credit must be withdrawn.
  AMOUNT_OUT_OF_RANGE: ['min'],
  PROMOTION_AMOUNT_MISMATCH: ['amount'],
  PROMOTION_CREDIT_NOT_REACHED: ['required'],
  WITHDRAW_ALL_REQUIRED: ['amount'],
};

/** Codes that are checked before the call's own ones: first the request's shape, then its idempotency key. */
const BEFORE_THE_CALL: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'IDEMPOTENCY_MISMATCH',
  'IDEMPOTENCY_IN_PROGRESS',
];

/** Clients accept any code; this schema documents the known ones. */
export function errorSchema(): JsonSchema {
  const envelope = jsonSchemaOf(ErrorEnvelope);
  return {
    ...envelope,
    description: '`message` is for logs. A client goes by the call and `code`.',
    properties: {
      ...(envelope['properties'] as JsonSchema),
      fields: {
        description: 'The fields that did not pass, and why.',
        type: 'object',
        additionalProperties: { type: 'string', enum: FIELD_CODES },
      },
    },
    allOf: [
      saysMore('VALIDATION_FAILED', 'fields', { minProperties: 1 }),
      ...Object.entries(META).map(([code, names]) =>
        saysMore(code, 'meta', {
          properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1 }])),
          required: names,
        }),
      ),
    ],
  };
}

/** Requires `fields` or `meta` for a code. */
function saysMore(code: string, part: 'fields' | 'meta', rule: JsonSchema): JsonSchema {
  return {
    if: { type: 'object', properties: { code: { const: code } } },
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    then: { type: 'object', required: [part], properties: { [part]: { type: 'object', ...rule } } },
  };
}

/** The error responses of a call, by status. A status with a single code refers to `components/responses`. */
export function errorAnswersOf(call: Call, examples: Examples): JsonSchema {
  return Object.fromEntries(
    groupsOf(endpointOf(call)).map(([status, codes]) => {
      const [only, ...others] = codes;
      const isShared = only && others.length === 0;
      return [status, isShared ? referenceTo(only) : errorAnswer(status, codes, examples, call)];
    }),
  );
}

/** `components/responses`: errors that are the only code of their status in some call. */
export function sharedErrorAnswers(endpoints: readonly Endpoint[], examples: Examples): JsonSchema {
  const alone = endpoints.flatMap((endpoint) =>
    groupsOf(endpoint).flatMap(([, codes]) => (codes.length === 1 ? codes : [])),
  );
  const codes = new Set<ErrorCode>(alone);
  const inOrder = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => codes.has(code));
  return Object.fromEntries(inOrder.map((code) => [code, errorAnswer(ERROR_STATUS[code], [code], examples)]));
}

function groupsOf(endpoint: Endpoint): readonly (readonly [number, readonly ErrorCode[]])[] {
  const codes = errorsOf(endpoint);
  const inOrder = [
    ...BEFORE_THE_CALL.filter((code) => codes.includes(code)),
    ...codes.filter((code) => !BEFORE_THE_CALL.includes(code)),
  ];
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].toSorted((a, b) => a - b);
  return statuses.map((status) => [status, inOrder.filter((code) => ERROR_STATUS[code] === status)]);
}

function referenceTo(code: ErrorCode): JsonSchema {
  return { $ref: `#/components/responses/${code}` };
}

function errorAnswer(
  status: number,
  codes: readonly ErrorCode[],
  examples: Examples,
  call: Call | null = null,
): JsonSchema {
  const header = status === 429 ? (['Retry-After'] as const) : [];
  const shown = examples.errors(codes, call).map(({ code, answer }) => [code, { value: answer }]);
  return {
    description: codes.length === 1 ? codes.join() : `The first that applies: ${codes.join(', ')}.`,
    headers: headersWith(...header),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Error' }],
          type: 'object',
          properties: { code: { type: 'string', enum: codes } },
        },
        ...(shown.length > 0 ? { examples: Object.fromEntries(shown) } : {}),
      },
    },
  };
}
