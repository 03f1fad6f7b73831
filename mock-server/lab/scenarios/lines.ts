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
  ['malformed-json', 'invalid JSON'],
  ['wrong-shape', 'JSON of a wrong shape'],
  ['wrong-content-type', 'an HTML page instead of JSON'],
  ['truncated', 'half of the announced body'],
];

export const lineScenarios: readonly Scenario[] = [
  line('dropped', 'The next deposit is not carried out: the connection is cut before the request arrives.', {
    fault: 'drop',
    times: 1,
  }),
  line('lost-reply', 'The next deposit is carried out, and its response is lost.', {
    fault: 'lost-reply',
    times: 1,
  }),
  line('duplicate', 'The next deposit is delivered twice, and one order is created.', {
    fault: 'duplicate',
    times: 1,
  }),
  line('timeout', 'Deposits get no response.', { fault: 'timeout' }),
  line('slow', 'Credit calls take three seconds.', { fault: 'delay', delay: 3_000 }, 'GET'),
  ...garbage.map(([fault, text]) => line(fault, `Credit calls respond with ${text}.`, { fault }, 'GET')),
];
