import './styles/index.css';
import './app/entry-chunk-imports.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { agencyRead } from './api/agency.ts';
import { reloadOnceFor } from './app/upgrade/reload-once.ts';
import { Root, Hydrated } from './app/Root.tsx';
import { type BootMode, createSite, CLIENT_RENDERED } from './app/site.ts';
import { preferredLanguage, remindServer, speak } from './i18n/language.ts';
import { realBrowser } from './platform/browser.ts';
import { reportBroken } from './platform/page/broken.ts';
import { showLastKnown } from './platform/page/last-known-session.ts';
import { prerenderedViewIn, mayHydrate } from './platform/prerender/prerendered-page.ts';
import { replayClick } from './platform/prerender/replayed-click.ts';

// An operator may want to hear how the site fares (docs/operations.md). Where nobody does, no build has a byte of it.
const reporting = import.meta.env.SITE_REPORTING;
if (reporting)
  void import('./reporting/start-reporting.ts').then(({ startReporting }) => startReporting(reporting));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const browser = realBrowser();
showLastKnown(browser.device);
const language = preferredLanguage(browser.device);
const prerendered = prerenderedViewIn(root);
let takeOver = () => {};
const beginning: BootMode =
  prerendered && mayHydrate(prerendered, language, browser)
    ? {
        isPrerendered: true,
        hydrated: new Promise((resolve) => {
          takeOver = resolve;
        }),
      }
    : CLIENT_RENDERED;
// In development the machine viewer inspects the actors from another tab; a build contains none of its code.
const watch = import.meta.env.DEV
  ? await import('virtual:inspection').then(({ startInspection }) => startInspection(browser))
  : undefined;
void begin(root);

/** Not awaited by this module, on which the code of the pages stands. */
async function begin(place: HTMLElement): Promise<void> {
  const text = speak(language);
  // The rejection surfaces where the words are awaited.
  text.catch(() => undefined);
  // A slow phone has had enough to do for one task with all the code.
  await new Promise((resolve) => setTimeout(resolve));
  // The session and the agency are asked for while the words are on their way.
  const site = createSite(browser, watch, beginning);
  site.client.onUnreadable(reportBroken);
  void site.queries.prefetchQuery(agencyRead(site.client));
  try {
    await text;
  } catch (error) {
    // Without words nothing can be shown, and a module that has failed fails again until the document is loaded again.
    reportBroken(error);
    reloadOnceFor(String(error), browser);
    return;
  }
  remindServer(language, browser);
  if (prerendered && beginning.isPrerendered) {
    // Whoever goes elsewhere meanwhile needs the answers, for which the drawn view has no use.
    const { context } = await waitFor(
      site.navigation,
      ({ context: { shown, pending } }) => shown !== null || pending !== prerendered.path,
    );
    if (context.shown === prerendered.path && context.problem === null) {
      // Piece by piece, so that no finger is kept waiting; nothing else is known before all of it is React's, or it would be
      // another view.
      startTransition(() => {
        hydrateRoot(
          place,
          <Hydrated onHydrated={() => isAlive(takeOver)}>
            <Root site={site} />
          </Hydrated>,
        );
      });
      return;
    }
    takeOver();
  }
  // What is drawn stands until there is something to take its place.
  if (prerendered) await waitFor(site.navigation, ({ context }) => context.shown !== null);
  createRoot(place).render(
    <Hydrated onHydrated={() => isAlive()}>
      <Root site={site} />
    </Hydrated>,
  );
}

/** What stands in the page is React's; what is pressed again finds what was typed in its form. */
function isAlive(report = () => {}): void {
  report();
  setTimeout(replayClick);
}
