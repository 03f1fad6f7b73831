/** Requests that are rejected with an error code, created from the contract's endpoint table. */
import { type Call, endpointOf, type ParametersOf, pathOf } from '../../../contract/endpoints.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Scenario } from './scenario.ts';
import type { Attempt, ScenarioGroup } from './scenario-card.ts';
import { HUNDRED_IN_KIP, type ScenarioBuilder } from './scenario-builder.ts';

/** Creates a request of a call. */
export function attempt<C extends Call>(
  call: C,
  parameters: ParametersOf<C>,
  rest: Omit<Attempt, 'method' | 'path'> = {},
): Attempt {
  return { method: endpointOf(call).method, path: pathOf(call, parameters), ...rest };
}

/** A deposit of 100 THB with alphabet, paid in kip. */
export function depositAttempt(
  builder: ScenarioBuilder,
  body: Readonly<Record<string, string>> = {},
): Attempt {
  return attempt(
    'depositCreate',
    {},
    {
      body: { provider: 'alphabet', mid: 'MOCKLAK0001', amount: HUNDRED_IN_KIP, ...body },
      headers: { 'Idempotency-Key': builder.newKey() },
    },
  );
}

/** A withdrawal of THB from alphabet to the account of `demo`. */
export function withdrawAttempt(
  builder: ScenarioBuilder,
  amount: string,
  body: Readonly<Record<string, string>> = {},
): Attempt {
  return attempt(
    'withdrawCreate',
    {},
    {
      body: { provider: 'alphabet', bankAccountId: 'BA000001', amount, ...body },
      headers: { 'Idempotency-Key': builder.newKey() },
    },
  );
}

export function claimAttempt(builder: ScenarioBuilder, id: string, provider = 'alphabet'): Attempt {
  return attempt(
    'promotionClaim',
    { id },
    {
      body: { provider },
      headers: { 'Idempotency-Key': builder.newKey() },
    },
  );
}

/** Creates the scenario of an error code. Its name is derived from the code, with `variant` appended if a code has several. */
export function rejection(
  code: ErrorCode,
  group: ScenarioGroup,
  explanation: string,
  play: (builder: ScenarioBuilder) => Attempt,
  { player = 'demo', variant = '' }: { readonly player?: string | null; readonly variant?: string } = {},
): Scenario {
  const name = `error-${code.toLowerCase().replaceAll('_', '-')}${variant && `-${variant}`}`;
  return { name, group, explanation, player, code, play };
}
