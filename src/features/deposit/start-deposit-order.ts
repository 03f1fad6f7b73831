import { hashKey } from '@tanstack/react-query';
import { createActor, waitFor } from 'xstate';
import type { Deposit } from '../../../contract/deposit.ts';
import { factsOf } from '../../../machines/deposit.vocabulary.ts';
import { depositRead } from '../../api/orders.ts';
import type { Unsubscribe } from '../../platform/unsubscribe.ts';
import type { DepositOrderActor, LookAtOrder, LookedAtOrder, Site } from '../../app/site.ts';
import { depositOrderWithActors } from './deposit-actors.ts';
import type { Started } from '../../app/actors/started.ts';

type Dependencies = Pick<Site, 'browser' | 'client' | 'queries'>;

/**
 * Forwards events to the machine of an order: the page becomes visible, the network returns, the clock is corrected,
 * the order was read.
 */
export function connectOrder(
  { browser, client, queries }: Dependencies,
  order: () => DepositOrderActor | undefined,
): Unsubscribe {
  const stops = [
    browser.onReturn(() => order()?.send({ type: 'page.returned' })),
    browser.onNetworkChange((isOnline) => {
      if (isOnline) order()?.send({ type: 'network.restored' });
    }),
    client.clock.onCorrection(() => order()?.send({ type: 'clock.corrected' })),
    queries.getQueryCache().subscribe((event) => {
      const actor = order();
      if (!actor || event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryKey } = depositRead(client, actor.getSnapshot().context.code);
      const deposit =
        event.query.queryHash === hashKey(queryKey) ? queries.getQueryData(queryKey) : undefined;
      if (deposit) actor.send({ type: 'order.observed', deposit });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Follows orders of the history, each with its own actor, so that a check concerns only the order whose button was
 * pressed (specification §4, contract §2).
 */
export function startLookedAtOrders(
  dependencies: Dependencies & Pick<Site, 'watch' | 'dispatch'>,
): Started<LookAtOrder> {
  const running = new Map<string, LookedAtOrder & { readonly stop: () => void }>();
  const follow = (deposit: Deposit) => {
    const { browser, client, watch, dispatch } = dependencies;
    const order = createActor(depositOrderWithActors(dependencies), {
      input: { clock: client.clock, newKey: browser.newKey, order: factsOf(deposit), wasOpenAlready: false },
      ...watch,
    });
    order.on('*', dispatch);
    const disconnect = connectOrder(dependencies, () => order);
    const stop = () => {
      running.delete(deposit.code);
      disconnect();
      order.stop();
    };
    let holders = 0;
    const release = () => {
      holders -= 1;
      void waitFor(order, (snapshot) => !snapshot.hasTag('checking')).then(() => {
        if (holders === 0) stop();
      }, stop);
    };
    const hold = () => {
      holders += 1;
      return release;
    };
    const looked = { order, hold, stop };
    running.set(deposit.code, looked);
    order.start();
    return looked;
  };
  return {
    actor: (deposit) => running.get(deposit.code) ?? follow(deposit),
    stop() {
      for (const { stop } of running.values()) stop();
    },
  };
}
