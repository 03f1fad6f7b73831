// @module-tag sampled
/**
 * Response validation (contract §1): generated responses of every call, with up to two mutations. The struct must
 * accept one exactly if the OpenAPI document does, as judged by Ajv. The client must accept those too, may accept
 * more (tolerant reading), and must drop every undeclared field.
 */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { BASE_PATH, type Call, endpointOf, endpoints } from '../../../../../contract/endpoints.ts';
import { failureOf } from '../../../../../contract/errors.ts';
import { arbitraryOf } from '../../../../../contract/schema/arbitrary.ts';
import { read } from '../../../../../contract/schema/struct.ts';
import { readTolerantly } from '../../../../../contract/schema/tolerant.ts';
import type { Schema } from '../../../../../contract/schema/vocabulary.ts';
import { Client } from '../../../../../src/api/client.ts';
import { problemsOfAnswer } from '../../../../contract/openapi.ts';
import { cases } from '../../../../suites/depth.ts';
import { handBrowser } from '../../browser.ts';
import { type Mutation, mutated } from './mutations.ts';

const CALLS = (Object.keys(endpoints) as Call[]).filter((call) => endpointOf(call).answer);
const numRuns = cases(50, 400);

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json',
  Date: 'Mon, 02 Mar 2026 03:00:00 GMT',
  'X-Request-Id': 'req-1',
};

/** What the client returns for a response; null if it rejects it as `wrong-shape`. */
async function taken(call: Call, status: number, text: string): Promise<unknown> {
  vi.stubGlobal('fetch', async () => new Response(text, { status, headers: HEADERS }));
  const send = new Client(handBrowser()).call as (call: Call, options: object) => Promise<unknown>;
  const options = { parameters: { code: 'D000001', id: 'P000001', provider: 'alphabet' }, body: {} };
  try {
    return await send.call(new Client(handBrowser()), call, options);
  } catch (error) {
    expect(failureOf(error)).toMatchObject({ kind: 'wrong-shape', status });
    return null;
  }
}

/** A valid response with up to two mutations. */
function faulted(schema: Schema): fc.Arbitrary<Mutation> {
  return fc
    .tuple(arbitraryOf(schema), fc.infiniteStream(fc.nat()), fc.integer({ min: 0, max: 2 }))
    .map(([right, numbers, times]) => {
      const draw = (count: number) => (numbers.next().value as number) % Math.max(count, 1);
      let mutation: Mutation = { what: 'as it should be', value: JSON.parse(JSON.stringify(right)) };
      for (let time = 0; time < times; time += 1) {
        const next = mutated(mutation.value, draw);
        mutation = { what: `${mutation.what}, ${next.what}`, value: next.value };
      }
      return mutation;
    });
}

describe.each(CALLS)('%s', (call) => {
  const { method, path, status, answer } = endpointOf(call);

  test('a response is accepted if the OpenAPI document allows it, and undeclared fields are dropped', async () => {
    await fc.assert(
      fc.asyncProperty(faulted(answer as Schema), async ({ what, value }) => {
        const text = JSON.stringify(value);
        const problems = problemsOfAnswer(method, path, { status, headers: new Headers(HEADERS), text });
        const got = await taken(call, status, text);
        const said = `${BASE_PATH}${path}: ${what} – ${problems.join('; ')}`;
        expect(read(answer as Schema, JSON.parse(text)).ok, said).toBe(problems.length === 0);
        if (got === null) {
          expect(problems, said).not.toEqual([]);
          return;
        }
        expect(readTolerantly(answer as Schema, got), said).toMatchObject({
          reading: { ok: true },
          unreadable: [],
        });
        expect(JSON.stringify(got)).not.toMatch(/unheardOf|isAdmin/);
      }),
      { numRuns },
    );
  });
});
