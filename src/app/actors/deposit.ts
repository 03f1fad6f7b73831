import { hashKey } from '@tanstack/react-query';
import { createActor } from 'xstate';
import type { DepositEmitted } from '../../../machines/deposit.vocabulary.ts';
import { depositRead, openDepositsRead } from '../../api/deposits.ts';
import { DepositJournal } from '../journal/deposit-journal.ts';
import type { DepositActor, DepositOrderActor, Site } from '../site.ts';
import { depositOnNetwork } from '../slots/deposit-slots.ts';

interface DepositSurroundings extends Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'heed'> {
  readonly playerId: string;
}

/** Starts a player's deposit and ties it to the journal, the cache, the clock and the page. */
export function startDeposit(
  { browser, watch, client, queries, heed, playerId }: DepositSurroundings,
  onNetwork = depositOnNetwork,
) {
  const journal = new DepositJournal(browser.tab, playerId);
  const actor: DepositActor = createActor(onNetwork({ client, queries, browser }, journal), {
    input: { clock: client.clock, newKey: browser.newKey },
    ...watch,
  });
  const order = () => actor.getSnapshot().children.order;

  const note = (event: DepositEmitted) => {
    if (event.type === 'deposit.drafted') journal.keepDraft(event.draft);
    // Only the machine knows when a refusal settles an intent: one of the re-send may not.
    if (event.type === 'deposit.refused') journal.settleIntent();
    if (event.type === 'deposit.followed') journal.follow(event.code);
    if (event.type === 'deposit.left') journal.leave();
  };
  actor.on('*', (event) => {
    note(event);
    heed(event);
  });
  let heard: DepositOrderActor | undefined;
  actor.subscribe(() => {
    const current = order();
    if (current && current !== heard) current.on('*', heed);
    heard = current;
  });

  const stops = [
    browser.onReturn(() => order()?.send({ type: 'page.returned' })),
    browser.onLineChange((isOnline) => {
      if (!isOnline) return;
      actor.send({ type: 'line.restored' });
      order()?.send({ type: 'line.restored' });
    }),
    client.clock.onCorrection(() => order()?.send({ type: 'clock.corrected' })),
    // What a read brings in, the machines hear as well: a refetch on focus, another view's read.
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryHash } = event.query;
      const openDeposits = openDepositsRead(client).queryKey;
      if (queryHash === hashKey(openDeposits)) {
        const [open] = queries.getQueryData(openDeposits) ?? [];
        if (open) actor.send({ type: 'deposit.observed', deposit: open });
      }
      const followed = depositRead(client, actor.getSnapshot().context.order?.code ?? '').queryKey;
      if (queryHash === hashKey(followed)) {
        const deposit = queries.getQueryData(followed);
        if (deposit) order()?.send({ type: 'order.observed', deposit });
      }
    }),
  ];
  actor.start();
  return {
    actor,
    stop() {
      for (const stop of stops) stop();
      actor.stop();
    },
  };
}
