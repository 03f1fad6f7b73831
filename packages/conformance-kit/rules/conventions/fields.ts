/** Validation of request bodies, one rule for each field of the endpoint's schema: contract §1, 422 VALIDATION_FAILED. */
import { type Call, endpointOf } from '../../../../contract/endpoints.ts';
import type { FieldCode } from '../../../../contract/errors.ts';
import { type Fields, isOptional, type Schema } from '../../../../contract/schema/vocabulary.ts';
import { expectRejection, rejectedField } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { NOWHERE, SHAPES, VISITOR_ID } from '../../sample.ts';
import type { TargetState } from '../../target-state.ts';
import type { Caller, CallOptions } from '../../wire/caller.ts';
import { CALLS, isPublic } from './access.ts';

/** An invalid value of a field, and the codes that a server may return for it. */
interface Breakage {
  readonly how: string;
  /** Undefined omits the field. */
  readonly value: unknown;
  readonly codes: readonly FieldCode[];
}

interface Field {
  /** The dotted path that the response uses. */
  readonly path: string;
  readonly breakages: readonly Breakage[];
}

export const brokenFieldRules: readonly Rule[] = CALLS.flatMap((call) => {
  const { request } = endpointOf(call);
  if (request?.kind !== 'record') return [];
  const needs = isPublic(call) ? [] : (['writes', 'player'] as const);
  return rulesOf(call, 'contract §1', needs, {
    'no-object': {
      says: 'JSON that is not an object is 422',
      run: async (target) => {
        const caller = await callerFor(target, call);
        for (const body of [[], 'words', 7]) {
          expectRejection(await caller.call(call, optionsFor(body)), 'VALIDATION_FAILED');
        }
      },
    },
    ...Object.fromEntries(
      fieldsOf(request.fields, '').map(({ path, breakages }) => [
        `field.${path}`,
        {
          says: `the field ${path}: ${breakages.map(({ how, codes }) => `${how} is ${codes[0]}`).join(', ')}`,
          run: async (target: TargetState) => {
            const caller = await callerFor(target, call);
            for (const { value, codes } of breakages) {
              const body = withField(SHAPES[call] ?? {}, path.split('.'), value);
              rejectedField(await caller.call(call, optionsFor(body)), path, ...codes);
            }
          },
        },
      ]),
    ),
  });
});

async function callerFor(target: TargetState, call: Call): Promise<Caller> {
  return isPublic(call) ? target.guest() : (await target.player()).caller;
}

function optionsFor(body: unknown): CallOptions {
  return { body, headers: { fingerprint: VISITOR_ID }, parameters: NOWHERE } as CallOptions;
}

function fieldsOf(fields: Fields, prefix: string): Field[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const mayBeAbsent = isOptional(field);
    const schema = isOptional(field) ? field.optional : field;
    const inner = schema.kind === 'nullable' ? schema.of : schema;
    const nested = inner.kind === 'record' ? fieldsOf(inner.fields, `${path}.`) : [];
    const missing: readonly Breakage[] = [
      ...(mayBeAbsent ? [] : [breakage('absent', undefined, 'REQUIRED')]),
      ...(schema.kind === 'nullable' ? [] : [breakage('null', null, 'REQUIRED')]),
    ];
    return [{ path, breakages: [...missing, ...breakagesOf(inner)] }, ...nested];
  });
}

function breakage(how: string, value: unknown, ...codes: readonly FieldCode[]): Breakage {
  return { how, value, codes };
}

function breakagesOf(schema: Schema): Breakage[] {
  switch (schema.kind) {
    case 'text':
      return textBreakages(schema);
    case 'integer':
      return [
        breakage('a text', 'x', 'FORMAT'),
        breakage('too little', schema.minimum - 1, 'FORMAT', 'TOO_SHORT'),
        breakage('too much', schema.maximum + 1, 'FORMAT', 'TOO_LONG'),
      ];
    case 'choice':
      return typeof schema.values[0] === 'number'
        ? [breakage('another number', Math.max(...schema.values.map(Number)) + 1, 'UNKNOWN')]
        : [breakage('another word', 'no-such-word', 'UNKNOWN')];
    case 'number':
    case 'boolean':
    case 'record':
      return [breakage('a text', 'x', 'FORMAT')];
    default:
      return [];
  }
}

type TextSchema = Extract<Schema, { kind: 'text' }>;

/** Builds invalid texts. A text that is both too long and malformed may get either code. */
function textBreakages({ minLength, maxLength, pattern }: TextSchema): Breakage[] {
  const expression = new RegExp(pattern ?? '', 'u');
  const letter =
    ['a', '1', '/a'].find((candidate) => expression.test(candidate.repeat(minLength || 1))) ?? 'a';
  const long = letter.repeat(maxLength + 1);
  const short = letter.repeat(Math.max(minLength - 1, 0));
  const misfit = ['!'.repeat(Math.max(minLength, 1)), '\u0000'].find((text) => !expression.test(text));
  return [
    breakage('a number', 7, 'FORMAT'),
    ...(minLength > 0 ? [breakage('empty', '', 'REQUIRED')] : []),
    ...(minLength > 1 ? [breakage('too short', short, 'TOO_SHORT')] : []),
    breakage('too long', long, 'TOO_LONG', ...(expression.test(long) ? [] : (['FORMAT'] as const))),
    ...(misfit === undefined ? [] : [breakage('of another form', misfit, 'FORMAT')]),
  ];
}

/** Returns the body with one field changed, or without it if the value is undefined. */
function withField(body: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (rest.length > 0) return { ...fields, [name]: withField(fields[name], rest, value) };
  const { [name]: _old, ...others } = fields;
  return value === undefined ? others : { ...others, [name]: value };
}
