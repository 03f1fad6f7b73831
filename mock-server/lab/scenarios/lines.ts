/** Network and server faults: specification §8 (transport), contract §6. */
import type { FaultName, FaultRequest } from '../faults.ts';
import type { Scenario } from './scenario.ts';

function line(
  name: string,
  explanation: string,
  fault: Omit<FaultRequest, 'match'>,
  method = 'POST',
): Scenario {
  const path = method === 'POST' ? '/api/v2/deposits' : '/api/v2/players/credits/:provider';
  return {
    name: `line-${name}`,
    group: 'line',
    explanation,
    player: 'demo',
    play: (builder) => builder.fault({ ...fault, match: { method, path } }),
  };
}

const garbage: readonly (readonly [FaultName, string])[] = [
  ['malformed-json', 'JSON that breaks off'],
  ['wrong-shape', 'JSON of another shape'],
  ['wrong-content-type', 'a page instead of JSON'],
  ['truncated', 'half of what was promised'],
];

export const lineScenarios: readonly Scenario[] = [
  line('dropped', 'The next deposit is never carried out: the line is cut before it arrives.', {
    fault: 'drop',
    times: 1,
  }),
  line('lost-reply', 'The next deposit is carried out, and its answer is lost.', {
    fault: 'lost-reply',
    times: 1,
  }),
  line('duplicate', 'The next deposit is delivered twice: one order comes of it.', {
    fault: 'duplicate',
    times: 1,
  }),
  line('timeout', 'Deposits are never answered.', { fault: 'timeout' }),
  line('slow', 'Credits take three seconds.', { fault: 'delay', delayMs: 3_000 }, 'GET'),
  ...garbage.map(([fault, text]) => line(fault, `Credits answer with ${text}.`, { fault }, 'GET')),
];
