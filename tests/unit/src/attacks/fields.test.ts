// @module-tag sampled
/**
 * Every payload in every text field of every response: the contract's validation rejects it, or it is read as exactly
 * that text. How pages render it is tested in tests/browser/attacks.
 */
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints } from '../../../../contract/endpoints.ts';
import { ErrorEnvelope } from '../../../../contract/errors.ts';
import { arbitraryOf } from '../../../../contract/schema/arbitrary.ts';
import { read } from '../../../../contract/schema/struct.ts';
import type { Schema } from '../../../../contract/schema/vocabulary.ts';
import fc from 'fast-check';
import { poisoned } from '../../../attacks/poison.ts';
import { REDIRECT_PAYLOADS } from '../../../attacks/redirect-payloads.ts';
import { MARK, XSS_PAYLOADS } from '../../../attacks/xss-payloads.ts';
import { cases, SEED } from '../../../suites/depth.ts';
import { SHOWN } from '../api/edge/shown.ts';

const CALLS = (Object.keys(endpoints) as Call[]).filter((call) => endpointOf(call).answer);
const PAYLOADS = XSS_PAYLOADS.filter((_, place) => place % cases(10, 1) === 0);

/** Calls whose response has no text. */
const WITHOUT_TEXT: readonly string[] = ['fingerprint', 'usernameValidate'];

/** A response with items in each list and no null: the longest of 40 generated ones. */
function fullAnswer(schema: Schema): unknown {
  const made = fc.sample(arbitraryOf(schema), { seed: SEED, numRuns: 40 });
  return made.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
}

test('there are 100 distinct payloads, each with the marker, and 50 distinct redirect addresses', () => {
  expect(new Set(XSS_PAYLOADS).size).toBe(100);
  expect(XSS_PAYLOADS.filter((payload) => !payload.includes(MARK))).toEqual([]);
  expect(new Set(REDIRECT_PAYLOADS).size).toBe(50);
});

test('every GET call is covered by a page in SHOWN', () => {
  const reads = CALLS.filter((call) => endpointOf(call).method === 'GET');
  expect(SHOWN.map(({ call }) => call).toSorted()).toEqual(reads.toSorted());
});

describe.each<readonly [call: string, schema: Schema]>([
  ...CALLS.map((call) => [call, endpointOf(call).answer as Schema] as const),
  ['an error', ErrorEnvelope],
])('%s', (call, schema) => {
  const answer = fullAnswer(schema);
  const places = placesOf(schema, answer);

  test('each payload in each of its text fields is either rejected or read unchanged', () => {
    expect(places.length > 0).toBe(!WITHOUT_TEXT.includes(call));
    for (const [place, accepts] of places) {
      for (const payload of PAYLOADS) {
        const hostile = poisoned(schema, answer, (asked) => (asked === place ? payload : null));
        const reading = read(schema, JSON.parse(JSON.stringify(hostile)));
        expect(reading.ok, `${place}: ${payload}`).toBe(accepts(payload));
        if (reading.ok) expect(reading.value).toEqual(hostile);
      }
    }
  });
});

type Place = readonly [name: string, accepts: (text: string) => boolean];

function placesOf(schema: Schema, answer: unknown): readonly Place[] {
  const places = new Map<string, Place[1]>();
  poisoned(schema, answer, (place, accepts) => {
    places.set(place, accepts);
    return null;
  });
  return [...places];
}
