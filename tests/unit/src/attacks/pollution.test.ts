// @module-tag sampled
/** Prototype pollution: responses with fields such as `__proto__` are read as if without them, or rejected. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { type Call, endpointOf, endpoints } from '../../../../contract/endpoints.ts';
import { ErrorEnvelope } from '../../../../contract/errors.ts';
import { arbitraryOf } from '../../../../contract/schema/arbitrary.ts';
import { read } from '../../../../contract/schema/struct.ts';
import type { Schema } from '../../../../contract/schema/vocabulary.ts';
import { PersistedRecord } from '../../../../src/platform/persisted-record.ts';
import { pollutedText } from '../../../attacks/pollution.ts';
import { cases } from '../../../suites/depth.ts';
import { memoryStore } from '../browser.ts';

const CALLS = (Object.keys(endpoints) as Call[]).filter((call) => endpointOf(call).answer);
const numRuns = cases(10, 200);

function expectNothingPolluted(): void {
  for (const thing of [{}, [], () => undefined, '', 1] as const) {
    expect((thing as { readonly polluted?: unknown }).polluted).toBeUndefined();
  }
}

describe.each(CALLS)('%s', (call) => {
  const schema = endpointOf(call).answer as Schema;

  test('reads the same with `__proto__`, `constructor` and `prototype` in each of its objects', () => {
    fc.assert(
      fc.property(arbitraryOf(schema), (answer) => {
        const plain = read(schema, JSON.parse(JSON.stringify(answer)));
        const reading = read(schema, JSON.parse(pollutedText(JSON.stringify(answer))));
        expect(reading).toEqual(plain);
        expectNothingPolluted();
      }),
      { numRuns },
    );
  });
});

test('an error with such names in its fields and meta pollutes no prototype', () => {
  const names = '{"__proto__":"polluted","constructor":"polluted","toString":"polluted"}';
  const text = `{"code":"NOT_FOUND","message":"","requestId":"r","fields":${names},"meta":${names}}`;
  const reading = read(ErrorEnvelope, JSON.parse(text));
  expectNothingPolluted();
  if (reading.ok) expect(typeof {}.toString).toBe('function');
});

test('data with such names in the browser’s storage is not read, and pollutes no prototype', () => {
  const [call] = CALLS;
  const schema = endpointOf(call as Call).answer as Schema;
  const text = pollutedText(JSON.stringify({ version: 1, value: { agency: null } }));
  expect(new PersistedRecord(memoryStore({ kept: text }), 'kept', schema).read()).toBeNull();
  expectNothingPolluted();
});
