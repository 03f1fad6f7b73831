import { paths } from '../../../src/app/paths.ts';
import { garbled } from '../faults.ts';
import type { Hands } from '../frame/actions.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, VISITOR } from '../people.ts';

/** Navigates to a page whose code chunk cannot be loaded. */
async function navigateToFailingPage({ site }: Hands): Promise<void> {
  // Only in the page: the routes are those of Vite's glob, which other readers of this list do not have.
  const { routeAt } = await import('../../../src/app/navigation/routes.ts');
  const route = routeAt(paths.contact);
  if (!route) throw new Error('there is no contact page');
  route.page.load = () => Promise.reject(new Error('The page did not load.'));
  site.navigation.send({ type: 'navigation.asked', to: paths.contact, replace: false });
}

export const FAILURE_STATES: readonly StateEntry[] = [
  { name: 'not-found', address: '/nowhere/', ...VISITOR },
  { name: 'broken', address: paths.login, ...VISITOR, act: navigateToFailingPage },
  { name: 'unknown-agency', address: '/', scenario: 'error-not-found-agency', player: null },
  { name: 'session-unreachable', address: '/player/bank/', ...DEMO, faults: [garbled('players/info')] },
];
