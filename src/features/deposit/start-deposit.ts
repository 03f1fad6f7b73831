import { createActor } from 'xstate';
import { onRead } from '../../app/actors/machine-reads.ts';
import { onNetworkBack, startTied } from '../../app/actors/started.ts';
import type { Deposit } from '../../../contract/deposit.ts';
import type { DepositEmitted } from '../../../machines/deposit.vocabulary.ts';
import { newestDepositsRead, openDepositsRead } from '../../api/orders.ts';
import { DepositJournal } from './deposit-journal.ts';
import type { DepositActor, DepositOrderActor, Site } from '../../app/site.ts';
import { depositWithActors } from './deposit-actors.ts';
import { connectOrder } from './start-deposit-order.ts';

interface DepositDependencies extends Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'dispatch'> {
  readonly playerId: string;
}

/** Starts a player's deposit actor and connects it to the journal, the query cache, the network, the clock and the page. */
export function startDeposit(
  { browser, watch, client, queries, dispatch, playerId }: DepositDependencies,
  withActors = depositWithActors,
) {
  const journal = new DepositJournal(browser.tab, playerId);
  const actor: DepositActor = createActor(withActors({ client, queries, browser }, journal), {
    input: { clock: client.clock, newKey: browser.newKey },
    ...watch,
  });

  const record = (event: DepositEmitted) => {
    if (event.type === 'deposit.drafted') journal.keepDraft(event.draft);
    // Settled on the machine's event, not on the response: a rejected retry may leave the outcome of the first attempt unknown.
    if (event.type === 'deposit.rejected') journal.settleIntent();
    if (event.type === 'deposit.followed') journal.follow(event.code);
    if (event.type === 'deposit.left') journal.leave();
  };
  actor.on('*', (event) => {
    record(event);
    dispatch(event);
  });
  let received: DepositOrderActor | undefined;
  actor.subscribe(({ children: { order } }) => {
    if (order && order !== received) order.on('*', dispatch);
    received = order;
  });
  const observe = (deposits: readonly Deposit[]) => {
    const deposit = deposits.find(({ status }) => status === 'OPEN');
    if (deposit) actor.send({ type: 'deposit.observed', deposit });
  };

  const stops = [
    browser.onReturn(() => actor.send({ type: 'page.returned' })),
    onNetworkBack(browser, () => actor.send({ type: 'network.restored' })),
    ...connectOrder({ browser, client, queries }, () => actor.getSnapshot().children.order),
    onRead(queries, openDepositsRead(client).queryKey, observe),
    onRead(queries, newestDepositsRead(client).queryKey, ({ items }) => observe(items)),
  ];
  return startTied(actor, stops);
}
