import './styles/index.css';
import './app/entry-chunk-imports.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { agencyRead } from './api/agency.ts';
import { reloadOnceFor } from './app/upgrade/reload-once.ts';
import { Root, Hydrated } from './app/Root.tsx';
import { type BootMode, createSite, CLIENT_RENDERED } from './app/create-site.ts';
import { preferredLanguage, remindServer, speak } from './i18n/language.ts';
import { realBrowser } from './platform/browser.ts';
import { reportBroken } from './platform/page/broken.ts';
import { showLastKnown } from './platform/page/last-known-session.ts';
import { prerenderedViewIn, mayHydrate } from './platform/prerender/prerendered-page.ts';
import { replayClick } from './platform/prerender/replayed-click.ts';

// Reports to the operator (docs/operations.md). A build without this configuration contains none of that code.
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
// In development the machine viewer inspects the actors from another tab. A build contains none of its code.
const watch = import.meta.env.DEV
  ? await import('virtual:inspection').then(({ startInspection }) => startInspection(browser))
  : undefined;
void begin(root);

/** Not awaited at the top level, because the chunks of the pages import this module. */
async function begin(place: HTMLElement): Promise<void> {
  const text = speak(language);
  // The rejection is handled where `text` is awaited.
  text.catch(() => undefined);
  // A new task: on a slow phone, evaluating all the code is already a long one.
  await new Promise((resolve) => setTimeout(resolve));
  // Session and agency are requested while the catalog loads.
  const site = createSite(browser, watch, beginning);
  site.client.onUnreadable(reportBroken);
  const worker = import.meta.env.SITE_WORKER;
  if (worker) site.idle.onReached(() => void keepCopy(worker));
  void site.queries.prefetchQuery(agencyRead(site.client));
  try {
    await text;
  } catch (error) {
    // Without the catalog nothing can be rendered, and a failed module import fails again until the document is reloaded.
    reportBroken(error);
    reloadOnceFor(String(error), browser);
    return;
  }
  remindServer(language, browser);
  if (prerendered && beginning.isPrerendered) {
    // Until the prerendered page is shown, or the player navigates: any other page needs the held responses.
    const { context } = await waitFor(
      site.navigation,
      ({ context: { shown, pending } }) => shown !== null || pending !== prerendered.path,
    );
    if (context.shown === prerendered.path && context.problem === null) {
      // In a transition, so that input is handled while hydration is in progress. Responses are held until it ends, because
      // they would change the markup.
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
  // The prerendered markup stays until the first page can replace it.
  if (prerendered) await waitFor(site.navigation, ({ context }) => context.shown !== null);
  createRoot(place).render(
    <Hydrated onHydrated={() => isAlive()}>
      <Root site={site} />
    </Hydrated>,
  );
}

/** A copy is a convenience: where the browser keeps none, the site works as on a first visit. */
async function keepCopy(worker: string): Promise<void> {
  const code = await import('./app/offline-copy.ts').catch(() => null);
  await code?.keepOfflineCopy(worker).catch(() => undefined);
}

/** Runs after hydration. Replays a click that was stored before, once the form has taken over the typed text. */
function isAlive(report = () => {}): void {
  report();
  setTimeout(replayClick);
}
