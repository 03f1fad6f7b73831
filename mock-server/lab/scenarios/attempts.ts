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

/** Creates the request of a scenario; `made` is the code or the id that the state before it returned. */
export type MakeAttempt = (builder: ScenarioBuilder, made: string) => Attempt;

type Body = Readonly<Record<string, string>>;

/** A request that has to have an idempotency key. */
function withKey<C extends Call>(call: C, parameters: ParametersOf<C>, body: Body): MakeAttempt {
  return (builder) => attempt(call, parameters, { body, headers: { 'Idempotency-Key': builder.newKey() } });
}

/** A deposit of 100 THB with alphabet, paid in kip. */
export function depositing(body: Body = {}): MakeAttempt {
  return withKey(
    'depositCreate',
    {},
    { provider: 'alphabet', mid: 'MOCKLAK0001', amount: HUNDRED_IN_KIP, ...body },
  );
}

/** A withdrawal of THB from alphabet to the account of `demo`. */
export function withdrawing(amount: string, body: Body = {}): MakeAttempt {
  return withKey('withdrawCreate', {}, { provider: 'alphabet', bankAccountId: 'BA000001', amount, ...body });
}

/** A claim of a promotion for alphabet. */
export function claiming(id: string): MakeAttempt {
  return withKey('promotionClaim', { id }, { provider: 'alphabet' });
}

/** The name of the scenario of an error code. A code with several scenarios has a variant. */
export function nameOfRejection(code: ErrorCode, variant = ''): string {
  return `error-${code.toLowerCase().replaceAll('_', '-')}${variant && `-${variant}`}`;
}

/** The scenarios of a group in which `demo` sends a request that is rejected with a code. */
export function rejectionsOf(group: ScenarioGroup) {
  return (
    code: ErrorCode,
    explanation: string,
    make: MakeAttempt,
    before: (builder: ScenarioBuilder) => string | void = () => {},
  ): Scenario => ({
    name: nameOfRejection(code),
    group,
    explanation,
    player: 'demo',
    code,
    play: (builder) => make(builder, before(builder) ?? ''),
  });
}
