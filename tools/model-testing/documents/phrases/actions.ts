/** Short constructors of actions, which keep the phrase books readable for testers. */
import type { Values } from '../../player/walk.ts';
import type { Action } from '../manual/manual-case.ts';

export const lab = (line: string): Action => ({ kind: 'lab', line });
export const open = (path: string): Action => ({ kind: 'open', path });
export const press = (label: string, values?: Values): Action => ({
  kind: 'press',
  label,
  ...(values && { values }),
});
export const fill = (label: string, text: string): Action => ({ kind: 'fill', label, text });
export const choose = (option: string): Action => ({ kind: 'choose', option });
export const chooseFirst = (group: string): Action => ({ kind: 'chooseFirst', group });
export const wait = (seconds: number): Action => ({ kind: 'wait', seconds });
export const RELOAD: Action = { kind: 'reload' };
export const COME_BACK: Action = { kind: 'comeBack' };
export const GO_OFFLINE: Action = { kind: 'goOffline' };
export const GO_ONLINE: Action = { kind: 'goOnline' };

/** A lab fault on a path below /api/v2, for the next request only or for all. */
export function fault(
  method: string,
  path: string,
  name: string,
  more = '',
  times: 'once' | 'always' = 'once',
): Action {
  const rest = [more, times === 'once' ? 'times=1' : ''].filter(Boolean).join(' ');
  return lab(`faults match.method=${method} match.path=/api/v2/${path} fault=${name} ${rest}`.trim());
}

export const NO_FAULTS = lab('faults --delete');

/** Every response on this path has a wrong shape, however often the page retries. */
export const unreadable = (path: string): Action => fault('GET', path, 'wrong-shape', '', 'always');

/** The setup of a case. */
export interface Start {
  readonly scenario: string;
  readonly player: string | null;
  /** Opens or reloads the page. */
  readonly enter: Action;
  /** Actions before `enter`. */
  readonly before: readonly Action[];
}

export function start(
  scenario: string,
  player: string | null,
  enter: Action,
  before: readonly Action[] = [],
): Start {
  return { scenario, player, enter, before };
}

/** Fills in the deposit form: the provider Alphabet, the first receiving account, and the amount. */
export function fillInDeposit(amount: string): readonly Action[] {
  return [choose('Alphabet'), chooseFirst('deposit.mid'), fill('deposit.amount', amount)];
}
