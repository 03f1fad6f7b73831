import { hashKey } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { startTied } from '../../app/actors/started.ts';
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
  const order = () => actor.getSnapshot().children.order;

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
  actor.subscribe(() => {
    const current = order();
    if (current && current !== received) current.on('*', dispatch);
    received = current;
  });

  const stops = [
    browser.onReturn(() => actor.send({ type: 'page.returned' })),
    browser.onNetworkChange((isOnline) => {
      if (isOnline) actor.send({ type: 'network.restored' });
    }),
    connectOrder({ browser, client, queries }, order),
    // Forwards the results of reads (a refetch on focus, the read of another view) to the machine.
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryHash } = event.query;
      const [open, newest] = [openDepositsRead(client).queryKey, newestDepositsRead(client).queryKey];
      const reported: readonly Deposit[] = [
        ...((queryHash === hashKey(open) && queries.getQueryData(open)) || []),
        ...((queryHash === hashKey(newest) && queries.getQueryData(newest)?.items) || []),
      ];
      const deposit = reported.find(({ status }) => status === 'OPEN');
      if (deposit) actor.send({ type: 'deposit.observed', deposit });
    }),
  ];
  return startTied(actor, stops);
}
