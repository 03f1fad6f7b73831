/** News of the world: what the browser, the server and the other tabs report, whatever the page shows. */
import {
  type ActionFunction,
  type AnyActorRef,
  enqueueActions,
  type EventObject,
  type MachineContext,
} from 'xstate';
import type { BankAccount } from '../contract/bank.ts';
import type { Deposit } from '../contract/deposit.ts';
import type { Withdraw } from '../contract/withdraw.ts';

/** Each keeps its name on its way from its source to the machines that it concerns. */
export type News =
  /** The browser is online again. */
  | { readonly type: 'news.network.restored' }
  /** As `news.network.restored`, after a random delay, so that many clients do not send their requests together. */
  | { readonly type: 'news.network.reconnected' }
  /** The page is visible again. */
  | { readonly type: 'news.page.returned' }
  /** The browser has restored the page from the back/forward cache with its old state. */
  | { readonly type: 'news.page.restored' }
  /** The estimate of the server's clock was corrected. */
  | { readonly type: 'news.clock.corrected' }
  /** Back or Forward: the browser's URL has already changed to this path with its query. */
  | { readonly type: 'news.navigation.moved'; readonly to: string }
  | PageArrival
  | PlayerRead;

/** A page is shown. The paths have a trailing slash; `left` is null for the first page, and if only the query has changed. */
export type PageArrival = {
  readonly type: 'news.navigation.arrived';
  readonly page: string;
  readonly left: string | null;
};

/** What a view or another tab has read of the player from the server. */
type PlayerRead =
  | { readonly type: 'news.deposit.observed'; readonly deposit: Deposit }
  | { readonly type: 'news.withdraw.observed'; readonly withdraw: Withdraw }
  | { readonly type: 'news.bankAccount.observed'; readonly accounts: readonly BankAccount[] };

/**
 * Passes an event on to every machine below this one, the innermost first: what a machine does with news may stop the machines
 * below it.
 */
export function broadcast<Context extends MachineContext, Event extends EventObject>(): ActionFunction<
  Context,
  Event,
  Event,
  undefined,
  never,
  never,
  never,
  never,
  never
> {
  return enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(
    ({ enqueue, event, self }) => {
      for (const machine of machinesBelow(self)) enqueue.sendTo(machine, event);
    },
  );
}

/** The machines that an actor has started, and those below them, the innermost first. Sources and requests hear no news. */
export function machinesBelow(actor: AnyActorRef): readonly AnyActorRef[] {
  const { children = {} }: { children?: Readonly<Record<string, AnyActorRef>> } = actor.getSnapshot();
  return Object.values(children).flatMap((child) =>
    'children' in child.getSnapshot() ? [...machinesBelow(child), child] : [],
  );
}

/** A guard: whether the player has left the page, or a page below it. */
export function hasLeft(page: string) {
  return (_: unknown, left: string | null): boolean => left?.startsWith(page) === true;
}
