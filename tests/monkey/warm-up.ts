/** Brings a process into the state after a walk, so that no walk depends on the walks before it. */
import { ROUTES } from '../../src/app/navigation/routes.ts';
import { paths } from '../../src/app/paths.ts';
import { catalogsNeeded } from '../../src/i18n/language.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { loadWholeSite } from '../in-process/page.tsx';
import { GOOD } from './condition.ts';
import { loadLazyComponents } from './lazy-components.ts';
import { play } from './walk.ts';

/** Loads all code and catalogs of the site, which stay loaded in this process. */
export async function warmUp(): Promise<void> {
  await loadWholeSite();
  await loadLazyComponents();
  for (const language of LANGUAGES) await catalogsNeeded(language);
  for (const { page } of ROUTES) await page.load();
  // A walk without steps loads what is loaded when a page is idle.
  const setup = { scenario: 'ready', player: 'demo', address: paths.home, condition: GOOD, waitMs: 10_000 };
  await play({ setup, steps: [] });
}
