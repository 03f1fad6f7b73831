import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { agencyRead } from './api/agency.ts';
import { Root } from './app/Root.tsx';
import { createSite } from './app/site.ts';
import { preferredLanguage, speak } from './i18n/language.ts';
import { realBrowser } from './platform/browser.ts';

// An operator may want to hear how the site fares (docs/operations.md). Where nobody does, no build has a byte of it.
const reporting = import.meta.env.SITE_REPORTING;
if (reporting)
  void import('./reporting/start-reporting.ts').then(({ startReporting }) => startReporting(reporting));

const browser = realBrowser();
// In development the theatre looks on, from another tab. No build has a byte of it.
const watch = import.meta.env.DEV
  ? await import('./theatre/live/start-telling.ts').then(({ startTelling }) => startTelling(browser))
  : undefined;
// The session and the agency are asked for while the words are on their way.
const site = createSite(browser, watch);
void site.queries.prefetchQuery(agencyRead(site.client));
await speak(preferredLanguage(browser.device));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<Root site={site} />);
