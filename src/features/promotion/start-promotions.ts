import { createActor } from 'xstate';
import type { PromotionCancelEmitted } from '../../../machines/promotionCancel.machine.ts';
import type { PromotionClaimEmitted } from '../../../machines/promotionClaim.machine.ts';
import { CancellationJournal, ClaimJournal } from './promotion-journals.ts';
import { onPageLeft } from '../../app/navigation/page-left.ts';
import { paths } from '../../app/paths.ts';
import type { PromotionCancelActor, PromotionClaimActor, Site } from '../../app/site.ts';
import { onNetworkBack } from '../../app/actors/started.ts';
import { promotionCancelWithActors, promotionClaimWithActors } from './promotion-actors.ts';

type Dependencies = Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'navigation' | 'dispatch'> & {
  readonly playerId: string;
};

/** Starts both actors for a player and connects them to their journals, the network and navigation. */
export function startPromotions(
  dependencies: Dependencies,
  withActors = { claim: promotionClaimWithActors, cancel: promotionCancelWithActors },
) {
  const { browser, watch, client, navigation, dispatch, playerId } = dependencies;
  const claims = new ClaimJournal(browser.tab, playerId);
  const { draft: choice, intent } = claims.read();
  const claim: PromotionClaimActor = createActor(withActors.claim(dependencies, claims), {
    input: { clock: client.clock, newKey: browser.newKey, choice, intent },
    ...watch,
  });
  claim.on('*', (event) => {
    recordClaim(claims, event);
    dispatch(event);
  });

  const cancellations = new CancellationJournal(browser.tab, playerId);
  const cancel: PromotionCancelActor = createActor(withActors.cancel(dependencies, cancellations), {
    input: { clock: client.clock, newKey: browser.newKey, intent: cancellations.read() },
    ...watch,
  });
  cancel.on('*', (event: PromotionCancelEmitted) => {
    cancellations.settle();
    dispatch(event);
  });

  const stops = [
    onNetworkBack(browser, () => {
      claim.send({ type: 'network.restored' });
      cancel.send({ type: 'network.restored' });
    }),
    // Leaving the page closes the dialog; a request that was sent continues in the background.
    onPageLeft(navigation, (path) => {
      if (!path.startsWith(paths.promotions)) return;
      claim.send({ type: 'claim.close' });
      cancel.send({ type: 'cancel.close' });
    }),
  ];
  claim.start();
  cancel.start();
  return {
    actor: { claim, cancel },
    stop() {
      for (const stop of stops) stop();
      claim.stop();
      cancel.stop();
    },
  };
}

function recordClaim(journal: ClaimJournal, event: PromotionClaimEmitted): void {
  if (event.type === 'promotion.rejected') journal.settleIntent();
  else if (event.type === 'promotion.chosen' && event.choice !== null) journal.keepDraft(event.choice);
  else journal.forget();
}
