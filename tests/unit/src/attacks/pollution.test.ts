// @module-tag sampled
/** Prototype pollution: responses with fields such as `__proto__` are read as if without them, or rejected. */
import { afterEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { type Call, endpointOf, endpoints } from '../../../../contract/endpoints.ts';
import { ErrorEnvelope } from '../../../../contract/errors.ts';
import { arbitraryOf } from '../../../../contract/schema/arbitrary.ts';
import { read } from '../../../../contract/schema/struct.ts';
import { readTolerantly } from '../../../../contract/schema/tolerant.ts';
import type { Schema } from '../../../../contract/schema/vocabulary.ts';
import { PersistedRecord } from '../../../../src/platform/persisted-record.ts';
import { pollutedText } from '../../../attacks/pollution.ts';
import { cases, SEED } from '../../../suites/depth.ts';
import { memoryStore } from '../browser.ts';

const CALLS = (Object.keys(endpoints) as Call[]).filter((call) => endpointOf(call).answer);
const numRuns = cases(10, 100);

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'polluted');
});

/** Of one value of each kind, those that have inherited the planted property. */
function polluted(): readonly unknown[] {
  const values: readonly unknown[] = [{}, [], () => undefined, '', 1];
  return values.filter((value) => (value as { readonly polluted?: unknown }).polluted !== undefined);
}

describe('the planted fields have an effect on careless code', () => {
  const planted = JSON.parse(pollutedText('{}')) as Record<string, unknown>;

  /** Merges whatever the fields are called. */
  function mergeCarelessly(target: object, source: object): void {
    for (const [name, value] of Object.entries(source) as [string, unknown][]) {
      const old: unknown = Reflect.get(target, name);
      if (isObject(old) && isObject(value)) mergeCarelessly(old, value);
      else Reflect.set(target, name, value);
    }
  }

  test.each(['__proto__', 'constructor'])('%s pollutes all objects once it is merged into one', (name) => {
    mergeCarelessly({}, { [name]: planted[name] });
    expect(polluted()).toHaveLength(5);
  });

  test('prototype pollutes the instances of a class that it is merged into', () => {
    class Order {
      readonly code = 'D000001';
    }
    mergeCarelessly(Order, { prototype: planted['prototype'] });
    expect(Reflect.get(new Order(), 'polluted')).toBe('yes');
  });

  test.each([
    ['toString', (value: object) => String(value)],
    ['valueOf', (value: object) => value.valueOf()],
    ['hasOwnProperty', (value: object) => Reflect.apply(Reflect.get(value, 'hasOwnProperty'), value, ['x'])],
  ])('%s throws when it is called', (name, use) => {
    expect(() => use({ [name]: planted[name] })).toThrow(TypeError);
  });
});

describe.each(CALLS)('%s', (call) => {
  const schema = endpointOf(call).answer as Schema;

  test('reads the same with `__proto__`, `constructor` and `prototype` in each of its objects', () => {
    fc.assert(
      fc.property(arbitraryOf(schema), (answer) => {
        const text = JSON.stringify(answer);
        for (const reader of [read, readTolerantly]) {
          const plain = reader(schema, JSON.parse(text));
          expect(reader(schema, JSON.parse(pollutedText(text)))).toEqual(plain);
        }
        expect(polluted()).toEqual([]);
      }),
      { numRuns },
    );
  });
});

test.each(['fields', 'meta'])('an error with objects of such names in its %s is rejected', (part) => {
  const error = { code: 'NOT_FOUND', message: '', requestId: 'r', [part]: {} };
  expect(read(ErrorEnvelope, error).ok).toBe(true);
  expect(read(ErrorEnvelope, JSON.parse(pollutedText(JSON.stringify(error)))).ok).toBe(false);
  expect(polluted()).toEqual([]);
});

test('data with such names in the browser’s storage is read as if without them', () => {
  const schema = endpoints.agencyInfo.answer;
  const [value] = fc.sample(arbitraryOf(schema), { seed: SEED, numRuns: 1 });
  const text = pollutedText(JSON.stringify({ version: 1, value }));
  expect(new PersistedRecord(memoryStore({ kept: text }), 'kept', schema).read()).toEqual(value);
  expect(polluted()).toEqual([]);
});

function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
