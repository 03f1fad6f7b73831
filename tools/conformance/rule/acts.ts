/** How rules begin: each hands over whom or what it is about, and the stage. */
import type { Deposit } from '../../../contract/deposit.ts';
import type { Player, TargetState } from '../target-state.ts';
import type { Caller } from '../wire/caller.ts';
import type { Rule } from './rule.ts';

interface Cast {
  readonly visitor: Caller;
  readonly guest: Caller;
  readonly player: Player;
  readonly newcomer: Player;
  readonly depositor: Player;
}

/** As a player that the target's set-up provides. */
export function actedBy<Who extends keyof Cast>(
  who: Who,
  act: (one: Cast[Who], target: TargetState) => Promise<void>,
): Rule['run'] {
  return async (target) => act((await target[who]()) as Cast[Who], target);
}

/** From a setting that a function of the rules arranges. */
export function startingFrom<Setting>(
  arrange: (target: TargetState) => Promise<Setting>,
  act: (setting: Setting, target: TargetState) => Promise<void>,
): Rule['run'] {
  return async (target) => act(await arrange(target), target);
}

type ActOnOrder = (order: Deposit, player: Player, target: TargetState) => Promise<void>;

/** With an open order of the run's first player, which is cancelled afterwards. */
export function withOrder(act: ActOnOrder): Rule['run'] {
  return (target) => target.withOrder((order, player) => act(order, player, target));
}

/** The same with a player who has nothing else. */
export function withOwnOrder(act: ActOnOrder): Rule['run'] {
  return (target) => target.withOwnOrder((order, player) => act(order, player, target));
}
