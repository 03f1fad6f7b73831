// @module-tag sampled
/**
 * Each schema yields a struct, a JSON Schema and an arbitrary, which must agree; the tolerant reading accepts at
 * least the same values.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints } from '../../../contract/endpoints.ts';
import { ErrorEnvelope } from '../../../contract/errors.ts';
import { arbitraryOf } from '../../../contract/schema/arbitrary.ts';
import { jsonSchemaOf } from '../../../contract/schema/json-schema.ts';
import { read } from '../../../contract/schema/struct.ts';
import { readTolerantly } from '../../../contract/schema/tolerant.ts';
import {
  boolean,
  choice,
  integer,
  isOptional,
  json,
  list,
  literal,
  map,
  nullable,
  number,
  openChoice,
  optional,
  record,
  rows,
  type Schema,
  text,
  union,
} from '../../../contract/schema/vocabulary.ts';
import { cases, SEED } from '../../suites/depth.ts';

const ajv = new Ajv2020({ strict: true, allErrors: false });

/** A schema with every element of the schema vocabulary, because the contract may not use them all. */
const Everything = record({
  text: text({ maxLength: 5, pattern: '^[a-z]+$' }),
  empty: text({ minLength: 0, maxLength: 3 }),
  integer: integer(-5, 5),
  number: number(),
  boolean: boolean(),
  choice: choice(['ONE', 'TWO']),
  open: openChoice(['ONE', 'TWO']),
  literal: literal('fixed'),
  nullable: nullable(record({ inner: integer() })),
  list: list(record({ inner: optional(text()) }), 3),
  rows: rows(record({ inner: optional(text()) }), 3),
  defaults: record({ inner: text() }, { inner: 'x' }),
  map: map(choice(['A'])),
  union: union(integer(), record({ inner: integer() })),
  json: json(),
  optional: optional(nullable(boolean())),
});

const SCHEMAS: readonly (readonly [string, Schema])[] = [
  ['every element of the vocabulary', Everything],
  ['ErrorEnvelope', ErrorEnvelope],
  ...Object.keys(endpoints).flatMap((name) => {
    const { request, answer } = endpointOf(name as Call);
    return [
      ...(request ? [[`request of ${name}`, request] as const] : []),
      ...(answer ? [[`response of ${name}`, answer] as const] : []),
    ];
  }),
];

const numRuns = cases(50, 200);

/** For `JSON.stringify`: an instant as the client reads it, in milliseconds with `Z` (contract §1). */
function ownInstant(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return value;
  return value.replace('+00:00', 'Z').replace(/(\.\d{3})\d+/, '$1');
}

describe.each(SCHEMAS)('%s', (_, schema) => {
  const passesJsonSchema = ajv.compile(jsonSchemaOf(schema));

  test('generated values pass the struct unchanged, and the JSON Schema', () => {
    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        expect(read(schema, value)).toEqual({ ok: true, value });
        const own = JSON.parse(JSON.stringify(value, ownInstant));
        expect(readTolerantly(schema, value)).toEqual({ reading: { ok: true, value: own }, unreadable: [] });
        expect(passesJsonSchema(value), JSON.stringify(passesJsonSchema.errors)).toBe(true);
      }),
      { numRuns },
    );
  });
});

/** For each element of the vocabulary what breaks it, just beyond its bounds; undefined omits the field. */
const BREAKAGES: Readonly<Record<keyof typeof Everything.fields, readonly unknown[]>> = {
  text: [undefined, null, 5, '', 'abcdef', 'A', 'a\n'],
  empty: [undefined, 'abcd'],
  integer: [undefined, null, '1', 0.5, -6, 6],
  number: [undefined, null, '1.5'],
  boolean: [undefined, null, 'true', 1],
  choice: [undefined, null, 'THREE'],
  open: [undefined, null, 'THREE'],
  literal: [undefined, 'not fixed'],
  nullable: [undefined, 5, [], {}, { inner: '1' }, { inner: Number.MAX_SAFE_INTEGER + 1 }],
  list: [undefined, null, {}, [{}, {}, {}, {}], [{ inner: 5 }]],
  rows: [undefined, null, {}, [{}, {}, {}, {}], [{ inner: 5 }]],
  defaults: [undefined, null, 'text', {}, { inner: '' }],
  map: [undefined, null, [], { key: 'B' }],
  union: [undefined, null, 0.5, {}, { inner: 0.5 }],
  json: [undefined],
  optional: ['true'],
};

test.each(Object.entries(BREAKAGES))(
  'a value whose field %s is wrong passes neither the struct nor the JSON Schema: %j',
  (field, values) => {
    const passesJsonSchema = ajv.compile(jsonSchemaOf(Everything));
    const [right] = fc.sample(arbitraryOf(Everything), { seed: SEED, numRuns: 1 });
    for (const value of values) {
      const broken = { ...right, [field]: value };
      if (value === undefined) Reflect.deleteProperty(broken, field);
      expect(read(Everything, broken).ok, `struct, ${JSON.stringify(value)}`).toBe(false);
      expect(passesJsonSchema(broken), `JSON Schema, ${JSON.stringify(value)}`).toBe(false);
    }
  },
);

describe('reading', () => {
  const Person = record({ name: text(), home: optional(record({ street: text() })) });

  // `constructor` to `__proto__` are names that every object inherits.
  test.each(['extra', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype', '__proto__'])(
    'a field that is not declared is dropped, at any depth: %s (contract §1)',
    (name) => {
      const planted = `"${name}": {"polluted": "yes", "prototype": {"polluted": "yes"}}`;
      const value: unknown = JSON.parse(
        `{"name": "Noy", ${planted}, "home": {"street": "Setthathirath", ${planted}}}`,
      );
      for (const reading of [read(Person, value), readTolerantly(Person, value).reading]) {
        expect(reading).toEqual({ ok: true, value: { name: 'Noy', home: { street: 'Setthathirath' } } });
        expect(reading.ok && Object.keys(reading.value)).toEqual(['name', 'home']);
        expect(reading.ok && Object.getPrototypeOf(reading.value)).toBe(Object.prototype);
      }
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  test('a map has only declared values, whatever their names', () => {
    const names: unknown = JSON.parse('{"__proto__": {"polluted": "yes"}}');
    expect(read(map(text()), names).ok).toBe(false);
    expect(readTolerantly(map(text()), names).reading.ok).toBe(false);
  });

  test('the value that is read is not changed', () => {
    const value = { name: 'Noy', extra: 1 };
    read(Person, value);
    expect(value).toEqual({ name: 'Noy', extra: 1 });
  });

  test.each([
    [{}, [{ path: 'name', code: 'REQUIRED' }]],
    [{ name: '' }, [{ path: 'name', code: 'REQUIRED' }]],
    [{ name: 'a'.repeat(501) }, [{ path: 'name', code: 'TOO_LONG' }]],
    [{ name: 5 }, [{ path: 'name', code: 'FORMAT' }]],
    [{ name: 'Noy', home: {} }, [{ path: 'home.street', code: 'REQUIRED' }]],
    ['text', [{ path: '', code: 'FORMAT' }]],
    [null, [{ path: '', code: 'REQUIRED' }]],
  ])('the violations of %j have the path and the code', (value, violations) => {
    expect(read(Person, value)).toEqual({ ok: false, violations });
  });

  test('each field has one code: the length is checked before the format', () => {
    const schema = text({ minLength: 4, pattern: '^[a-z]+$' });
    expect(read(schema, 'A')).toEqual({ ok: false, violations: [{ path: '', code: 'TOO_SHORT' }] });
    expect(read(schema, 'ABCD')).toEqual({ ok: false, violations: [{ path: '', code: 'FORMAT' }] });
    expect(read(choice(['A']), 'B')).toEqual({ ok: false, violations: [{ path: '', code: 'UNKNOWN' }] });
  });

  test('a length is counted in code points, as in JSON Schema', () => {
    const schema = text({ maxLength: 2 });
    expect(read(schema, '😀😀').ok).toBe(true);
    expect(read(schema, '😀😀😀').ok).toBe(false);
  });
});

describe('hostile values', () => {
  test('the items of a list that is too long are not read', () => {
    let looked = 0;
    const items = Array.from({ length: 100_000 }, () => ({
      get inner() {
        looked += 1;
        return 1;
      },
    }));
    const reading = read(list(record({ inner: text() }), 3), items);
    expect(reading).toEqual({ ok: false, violations: [{ path: '', code: 'TOO_LONG' }] });
    expect(looked).toBe(0);
  });

  test('every list in a response has a maximum length', () => {
    const endless = (schema: Schema): boolean => {
      switch (schema.kind) {
        case 'list':
          return schema.maxItems === undefined || endless(schema.of);
        case 'nullable':
        case 'map':
          return endless(schema.of);
        case 'record':
          return Object.values(schema.fields).some((field) =>
            endless(isOptional(field) ? field.optional : field),
          );
        default:
          return false;
      }
    };
    const calls = (Object.keys(endpoints) as Call[]).filter((call) => {
      const { answer } = endpointOf(call);
      return answer && endless(answer);
    });
    expect(calls).toEqual([]);
  });

  test('an object that cannot be converted to a text is rejected without an exception', () => {
    const unprintable: unknown = JSON.parse('{"toString":1,"valueOf":1}');
    for (const schema of [text(), integer(), list(text(), 3), choice(['A']), boolean(), map(text())]) {
      for (const value of [unprintable, [unprintable], [1, unprintable]]) {
        expect(read(schema, value).ok).toBe(false);
      }
    }
    expect(read(record({ a: text(), b: text() }), { a: 1, b: unprintable }).ok).toBe(false);
  });
});
