import { createActor } from 'xstate';
import type { Withdraw } from '../../../contract/withdraw.ts';
import { onRead } from '../../app/actors/machine-reads.ts';
import { onNetworkBack, startTied } from '../../app/actors/started.ts';
import type { WithdrawEmitted } from '../../../machines/withdraw.vocabulary.ts';
import { openWithdrawsRead, withdrawRead } from '../../api/orders.ts';
import { WithdrawJournal } from './withdraw-journal.ts';
import type { Site, WithdrawActor, WithdrawOrderActor } from '../../app/site.ts';
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
  let received: WithdrawOrderActor | undefined;
  actor.subscribe(({ children: { order } }) => {
    if (order && order !== received) order.on('*', dispatch);
    received = order;
  });
  const observe = (withdraw: Withdraw) => {
    actor.getSnapshot().children.order?.send({ type: 'order.observed', withdraw });
    actor.send({ type: 'withdraw.observed', withdraw });
  };

  const stops = [
    browser.onReturn(() => actor.send({ type: 'page.returned' })),
    onNetworkBack(browser, () => actor.send({ type: 'network.restored' })),
    client.clock.onCorrection(() => actor.send({ type: 'clock.corrected' })),
    onRead(queries, openWithdrawsRead(client).queryKey, ([withdraw]) => withdraw && observe(withdraw)),
    onRead(
      queries,
      () => withdrawRead(client, actor.getSnapshot().context.order?.code ?? '').queryKey,
      observe,
    ),
  ];
  return startTied(actor, stops);
}
