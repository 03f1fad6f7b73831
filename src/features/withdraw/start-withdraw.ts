import { hashKey } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { startTied } from '../../app/actors/started.ts';
import type { WithdrawEmitted } from '../../../machines/withdraw.vocabulary.ts';
import { openWithdrawsRead, withdrawRead } from '../../api/orders.ts';
import { WithdrawJournal } from './withdraw-journal.ts';
import type { Site, WithdrawActor } from '../../app/site.ts';
import { withdrawWithActors } from './withdraw-actors.ts';

interface WithdrawDependencies extends Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'dispatch'> {
  readonly playerId: string;
}

/** Starts a player's withdraw actor and connects it to the journal, the query cache, the network, the clock and the page. */
export function startWithdraw(
  { browser, watch, client, queries, dispatch, playerId }: WithdrawDependencies,
  withActors = withdrawWithActors,
) {
  const journal = new WithdrawJournal(browser.tab, playerId);
  const actor: WithdrawActor = createActor(withActors(client, queries, journal), {
    input: { clock: client.clock, newKey: browser.newKey },
    ...watch,
  });

  const record = (event: WithdrawEmitted) => {
    if (event.type === 'withdraw.drafted') journal.keepDraft(event.draft);
    // Settled on the machine's event, not on the response: a rejected retry may leave the outcome of the first attempt unknown.
    if (event.type === 'withdraw.rejected') journal.settleIntent();
    if (event.type === 'withdraw.followed') journal.follow(event.code);
    if (event.type === 'withdraw.left') journal.leave();
  };
  actor.on('*', (event) => {
    record(event);
    dispatch(event);
  });
  const order = () => actor.getSnapshot().children.order;
  let received: ReturnType<typeof order>;
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
    client.clock.onCorrection(() => actor.send({ type: 'clock.corrected' })),
    // Forwards the results of the page's reads (polling, refetch on focus) to the machine.
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryHash } = event.query;
      const open = openWithdrawsRead(client).queryKey;
      const followed = withdrawRead(client, actor.getSnapshot().context.order?.code ?? '').queryKey;
      const reported = [
        queryHash === hashKey(open) ? queries.getQueryData(open)?.[0] : undefined,
        queryHash === hashKey(followed) ? queries.getQueryData(followed) : undefined,
      ];
      for (const withdraw of reported) {
        if (!withdraw) continue;
        order()?.send({ type: 'order.observed', withdraw });
        actor.send({ type: 'withdraw.observed', withdraw });
      }
    }),
  ];
  return startTied(actor, stops);
}
