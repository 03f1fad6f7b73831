import { createActor, waitFor } from 'xstate';
import type { Deposit } from '../../../contract/deposit.ts';
import { factsOf } from '../../../machines/deposit.vocabulary.ts';
import { depositRead } from '../../api/orders.ts';
import type { Unsubscribe } from '../../platform/unsubscribe.ts';
import type { DepositOrderActor, LookAtOrder, LookedAtOrder, Site } from '../../app/site.ts';
import { depositOrderWithActors } from './deposit-actors.ts';
import { onRead } from '../../app/actors/machine-reads.ts';
import { onNetworkBack, type Started, startTied } from '../../app/actors/started.ts';

type Dependencies = Pick<Site, 'browser' | 'client' | 'queries'>;

/**
 * Forwards events to the machine of an order: the page becomes visible, the network returns, the clock is corrected,
 * the order was read.
 */
export function connectOrder(
  { browser, client, queries }: Dependencies,
  order: () => DepositOrderActor | undefined,
): readonly Unsubscribe[] {
  return [
    browser.onReturn(() => order()?.send({ type: 'page.returned' })),
    onNetworkBack(browser, () => order()?.send({ type: 'network.restored' })),
    client.clock.onCorrection(() => order()?.send({ type: 'clock.corrected' })),
    onRead(
      queries,
      () => depositRead(client, order()?.getSnapshot().context.code ?? '').queryKey,
      (deposit) => order()?.send({ type: 'order.observed', deposit }),
    ),
  ];
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
    const stops = connectOrder(dependencies, () => order);
    const started = startTied(order, stops);
    const stop = () => {
      running.delete(deposit.code);
      started.stop();
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
    return looked;
  };
  return {
    actor: (deposit) => running.get(deposit.code) ?? follow(deposit),
    stop() {
      for (const { stop } of running.values()) stop();
    },
  };
}
