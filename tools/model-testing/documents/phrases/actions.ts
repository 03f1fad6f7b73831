/** What is done with the hands, said shortly: phrase books are read by people who test. */
import type { Values } from '../../player/walk.ts';
import type { Deed } from '../manual/manual-case.ts';

export const lab = (line: string): Deed => ({ kind: 'lab', line });
export const open = (path: string): Deed => ({ kind: 'open', path });
export const press = (label: string, values?: Values): Deed => ({
  kind: 'press',
  label,
  ...(values && { values }),
});
export const fill = (label: string, text: string): Deed => ({ kind: 'fill', label, text });
export const choose = (option: string): Deed => ({ kind: 'choose', option });
export const chooseFirst = (group: string): Deed => ({ kind: 'chooseFirst', group });
export const wait = (seconds: number): Deed => ({ kind: 'wait', seconds });
export const RELOAD: Deed = { kind: 'reload' };
export const COME_BACK: Deed = { kind: 'comeBack' };
export const GO_OFFLINE: Deed = { kind: 'goOffline' };
export const GO_ONLINE: Deed = { kind: 'goOnline' };

/** A fault of the lab, on a path below /api/v2; for the next request only, or for all. */
export function fault(
  method: string,
  path: string,
  name: string,
  more = '',
  times: 'once' | 'always' = 'once',
): Deed {
  const rest = [more, times === 'once' ? 'times=1' : ''].filter(Boolean).join(' ');
  return lab(`faults match.method=${method} match.path=/api/v2/${path} fault=${name} ${rest}`.trim());
}

export const NO_FAULTS = lab('faults --delete');

/** The page cannot read an answer, however often it asks. */
export const unreadable = (path: string): Deed => fault('GET', path, 'wrong-shape', '', 'always');

/** What is so before the first step. */
export interface Start {
  readonly scenario: string;
  readonly player: string | null;
  /** Opens the page, or loads it again. */
  readonly enter: Deed;
  /** Done before that. */
  readonly before: readonly Deed[];
}

export function start(
  scenario: string,
  player: string | null,
  enter: Deed,
  before: readonly Deed[] = [],
): Start {
  return { scenario, player, enter, before };
}

/** A deposit is filled in; of its receiving accounts, any will do. */
export function fillInDeposit(amount: string): readonly Deed[] {
  return [choose('Alphabet'), chooseFirst('deposit.mid'), fill('deposit.amount', amount)];
}
