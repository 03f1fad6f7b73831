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

test('the planted fields pollute all objects once careless code merges them', () => {
  function mergeCarelessly(target: object, source: object): void {
    for (const [name, value] of Object.entries(source) as [string, unknown][]) {
      const old: unknown = Reflect.get(target, name);
      if (isObject(old) && isObject(value)) mergeCarelessly(old, value);
      else Reflect.set(target, name, value);
    }
  }
  const planted = JSON.parse(pollutedText('{}')) as Record<string, unknown>;
  for (const name of ['__proto__', 'constructor']) {
    mergeCarelessly({}, { [name]: planted[name] });
    expect(polluted(), name).toHaveLength(5);
    Reflect.deleteProperty(Object.prototype, 'polluted');
  }
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
