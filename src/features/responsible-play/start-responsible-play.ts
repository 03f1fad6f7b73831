import { createActor } from 'xstate';
import { forgetForm } from '../../app/journal/form-memory.ts';
import { onPageLeft } from '../../app/navigation/page-left.ts';
import { paths } from '../../app/paths.ts';
import type { ResponsiblePlayActor, Site } from '../../app/site.ts';
import { responsiblePlayWithActors } from './responsible-play-actors.ts';
import { onNetworkBack, startTied } from '../../app/actors/started.ts';

type Dependencies = Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'navigation' | 'dispatch'>;

/** Starts the responsible-play actor and connects it to the form memory, the network and navigation. */
export function startResponsiblePlay({
  browser,
  watch,
  client,
  queries,
  navigation,
  dispatch,
}: Dependencies) {
  const actor: ResponsiblePlayActor = createActor(responsiblePlayWithActors({ client, queries }), {
    input: { clock: client.clock, newKey: browser.newKey },
    ...watch,
  });
  actor.on('responsiblePlay.changed', (event) => {
    if (actor.getSnapshot().context.intent?.kind === 'limits') forgetForm(browser.tab, 'limits-form');
    dispatch(event);
  });

  const stops = [
    onNetworkBack(browser, () => actor.send({ type: 'network.restored' })),
    // Leaving the page clears the outcome shown there. A later outcome is shown on the next visit.
    onPageLeft(navigation, (path) => {
      if (path === paths.responsiblePlay) actor.send({ type: 'responsiblePlay.edit' });
    }),
  ];
  return startTied(actor, stops);
}
