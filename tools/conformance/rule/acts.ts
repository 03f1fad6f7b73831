/** How rules begin: each hands over whom or what it is about, and the stage. */
import type { Deposit } from '../../../contract/deposit.ts';
import type { Player, Stage } from '../target-state.ts';
import type { Caller } from '../wire/caller.ts';
import type { Rule } from './rule.ts';

interface Cast {
  readonly visitor: Caller;
  readonly guest: Caller;
  readonly player: Player;
  readonly newcomer: Player;
  readonly depositor: Player;
}

/** As somebody whom the stage brings. */
export function actedBy<Who extends keyof Cast>(
  who: Who,
  act: (one: Cast[Who], stage: Stage) => Promise<void>,
): Rule['run'] {
  return async (stage) => act((await stage[who]()) as Cast[Who], stage);
}

/** From a setting that a function of the rules arranges. */
export function startingFrom<Setting>(
  arrange: (stage: Stage) => Promise<Setting>,
  act: (setting: Setting, stage: Stage) => Promise<void>,
): Rule['run'] {
  return async (stage) => act(await arrange(stage), stage);
}

type ActOnOrder = (order: Deposit, player: Player, stage: Stage) => Promise<void>;

/** With an open order of the run's first player, which is cancelled afterwards. */
export function withOrder(act: ActOnOrder): Rule['run'] {
  return (stage) => stage.withOrder((order, player) => act(order, player, stage));
}

/** The same with a player who has nothing else. */
export function withOwnOrder(act: ActOnOrder): Rule['run'] {
  return (stage) => stage.withOwnOrder((order, player) => act(order, player, stage));
}
