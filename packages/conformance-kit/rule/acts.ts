/** Wrappers for `Rule.run`: each sets up a player, an order or another precondition and passes it to the rule with the target. */
import type { Deposit } from '../../../contract/deposit.ts';
import type { Depositor, Player, TargetState } from '../target-state.ts';
import type { Caller } from '../wire/caller.ts';
import type { Rule } from './rule.ts';

interface Cast {
  readonly visitor: Caller;
  readonly guest: Caller;
  readonly player: Player;
  readonly newcomer: Player;
  readonly depositor: Depositor;
}

/** Runs the rule as one of the target's callers or players. */
export function actedBy<Who extends keyof Cast>(
  who: Who,
  act: (one: Cast[Who], target: TargetState) => Promise<void>,
): Rule['run'] {
  return async (target) => act((await target[who]()) as Cast[Who], target);
}

/** Runs the rule with the result of `arrange`. */
export function startingFrom<Setting>(
  arrange: (target: TargetState) => Promise<Setting>,
  act: (setting: Setting, target: TargetState) => Promise<void>,
): Rule['run'] {
  return async (target) => act(await arrange(target), target);
}

type ActOnOrder = (order: Deposit, player: Player, target: TargetState) => Promise<void>;

/** Runs the rule with an open order of the run's first player; the order is cancelled afterwards. */
export function withOrder(act: ActOnOrder): Rule['run'] {
  return (target) => target.withOrder((order, player) => act(order, player, target));
}

/** Like `withOrder`, but with a newly registered player who has no other orders. */
export function withOwnOrder(act: ActOnOrder): Rule['run'] {
  return (target) => target.withOwnOrder((order, player) => act(order, player, target));
}
