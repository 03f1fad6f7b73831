import './styles/index.css';
import './entry-chunk-imports.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { agencyRead } from './api/agency.ts';
import { pageOf, paths, destinationIn, splitAddress } from './app/paths.ts';
import { reloadOnceFor } from './app/upgrade/reload-once.ts';
import { Root, Hydrated } from './shell/Root.tsx';
import { type BootMode, createSite, CLIENT_RENDERED } from './app/create-site.ts';
import { preferredLanguage, restoreLanguageCookie, switchLanguage } from './i18n/language.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './i18n/languages.ts';
import { realBrowser } from './platform/browser.ts';
import { lateCode, onFailedLoad } from './platform/late-code.ts';
import { reportBroken } from './platform/page/broken.ts';
import { showLastKnown } from './platform/page/last-known-session.ts';
import { keepInput } from './platform/prerender/kept-input.ts';
import { prerenderedViewIn, mayHydrate } from './platform/prerender/prerendered-page.ts';
import { replayClick } from './platform/prerender/replayed-click.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const browser = realBrowser();
let isReloading = false;
onFailedLoad((problem) => {
  isReloading ||= reloadOnceFor(problem, browser);
  return isReloading;
});

// Reports to the operator (docs/operations.md). A build without this configuration contains none of that code.
const reporting = import.meta.env.SITE_REPORTING;
if (reporting)
  void lateCode(() => import('./reporting/start-reporting.ts'))
    .load('ahead')
    .then(({ startReporting }) => startReporting(reporting));

showLastKnown(browser.device);
const language = preferredLanguage(browser.device);
const prerendered = prerenderedViewIn(root);
// A query without a destination changes nothing in the markup: Facebook adds one to every link.
const address = browser.history.current();
const isPlain = destinationIn(splitAddress(address).search) === paths.home;
let releaseResponses = () => {};
const beginning: BootMode =
  prerendered && mayHydrate(prerendered, language, isPlain ? pageOf(address) : address, browser)
    ? {
        isPrerendered: true,
        hydrated: new Promise((resolve) => {
          releaseResponses = resolve;
        }),
      }
    : CLIENT_RENDERED;
// In development the machine viewer inspects the actors from another tab. A build contains none of its code.
const watch = import.meta.env.DEV
  ? (await lateCode(() => import('virtual:inspection')).load()).startInspection(browser)
  : undefined;
void begin(root);

/** Not awaited at the top level, because the chunks of the pages import this module. */
async function begin(place: HTMLElement): Promise<void> {
  const text = speakFirstOf(new Set([language, DEFAULT_LANGUAGE, ...LANGUAGES]));
  // A new task: on a slow phone, evaluating all the code is already a long one.
  await new Promise((resolve) => setTimeout(resolve));
  // Session and agency are requested while the catalog loads.
  const site = createSite(browser, watch, beginning);
  site.client.onUnreadable(reportBroken);
  const worker = import.meta.env.SITE_WORKER;
  if (worker) site.idle.onReached(() => void keepCopy(worker));
  void site.queries.prefetchQuery(agencyRead(site.client));
  const spoken = await text;
  // Without a catalog nothing can be rendered.
  if (spoken === null) return;
  restoreLanguageCookie(language, browser);
  const restoreInput = keepInput(place);
  const onRendered = () => {
    releaseResponses();
    const { shown } = site.navigation.getSnapshot().context;
    // What was typed and pressed is for this page, and not for one that the player has reached meanwhile.
    const isSamePage = shown !== null && pageOf(shown) === prerendered?.path;
    if (isSamePage) restoreInput();
    // Later, when the forms know the restored text.
    setTimeout(replayClick, 0, isSamePage);
  };
  if (prerendered && beginning.isPrerendered) {
    // Until the prerendered page is shown, or the player navigates: any other page needs the held responses.
    const { context } = await waitFor(
      site.navigation,
      ({ context: { shown, pending } }) => shown !== null || pending !== address,
    );
    if (context.shown === address && context.problem === null && spoken === language) {
      // In a transition, so that input is handled while hydration is in progress. Responses are held until it ends, because
      // they would change the markup.
      startTransition(() => {
        hydrateRoot(
          place,
          <Hydrated onHydrated={onRendered}>
            <Root site={site} />
          </Hydrated>,
        );
      });
      return;
    }
    releaseResponses();
  }
  // The document's markup stays until the first page can replace it, a start page's at the latest until the splash is due.
  await waitFor(
    site.navigation,
    (snapshot) => snapshot.context.shown !== null || (!prerendered && snapshot.hasTag('pending')),
  );
  createRoot(place).render(
    <Hydrated onHydrated={onRendered}>
      <Root site={site} />
    </Hydrated>,
  );
}

/** A copy is a convenience: where the browser keeps none, the site works as on a first visit. */
async function keepCopy(worker: string): Promise<void> {
  const offlineCopy = lateCode(() => import('./app/offline-copy.ts'));
  const code = await offlineCopy.load('ahead').catch(() => null);
  await code?.keepOfflineCopy(worker, browser.device).catch(() => undefined);
}

/** Returns the first language whose catalog can be loaded; null if there is none, or if the page reloads after a failed load. */
async function speakFirstOf(languages: ReadonlySet<Language>): Promise<Language | null> {
  for (const each of languages) {
    try {
      await switchLanguage(each);
      return each;
    } catch (error) {
      reportBroken(error);
      if (isReloading) return null;
    }
  }
  return null;
}
