/** Renders the public pages at build time: docs/decisions/0026. */
import { i18n } from '@lingui/core';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { waitFor } from 'xstate';
import { XSRF_COOKIE } from '../../src/api/session-binding.ts';
import { paths } from '../../src/app/paths.ts';
import { Root } from '../../src/shell/Root.tsx';
import { createSite } from '../../src/app/create-site.ts';
import { NOT_INSPECTED } from '../../src/app/create-site.ts';
import { activate, catalogsNeeded, FONTS } from '../../src/i18n/language.ts';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import { BlossomDrawing } from '../../src/ui/brand/Blossom.tsx';
import { Logo } from '../../src/ui/brand/Logo.tsx';
import { BRAND_NAME } from '../../src/ui/brand/names.ts';
import { TopBar } from '../../src/ui/layout/TopBar.tsx';
import {
  ALWAYS_ASKED,
  LOOK_UP,
  PLAYER_CODE,
  type PlayerPage,
  playerPages,
  type PreloadedCode,
  PRERENDERED_PAGES,
  type PrerenderedPage,
} from './head-of-pages.ts';
import { serverBrowser } from './server-browser.ts';

export interface PrerenderedMarkup extends Pick<PrerenderedPage, 'name' | 'path' | 'asks' | 'code'> {
  readonly language: Language;
  /** The BCP 47 tag. */
  readonly tag: string;
  readonly title: string;
  /** The meta description for search engines. */
  readonly description: string;
  readonly markup: string;
  readonly lookUp: LookUp;
}

/** An additional request of the head's script, sent only if the browser has the cookie. */
interface LookUp {
  readonly path: string;
  readonly cookie: string;
}

export interface Prerendered {
  readonly pages: readonly PrerenderedMarkup[];
  readonly start: StartPage;
  readonly player: PreloadedCode;
  /** The pages for refusals of the server: for a missing file, and for every other status. */
  readonly refusals: { readonly missing: string; readonly refused: string };
}

/** The page of all other addresses. */
interface StartPage {
  /** Its content while code or catalog load: the top bar with the logo, and a notice that appears after some seconds. */
  readonly markup: string;
  readonly asks: readonly string[];
  readonly lookUp: LookUp;
  readonly languages: readonly string[];
  readonly fonts: typeof FONTS;
  readonly playerPages: Readonly<Record<string, PlayerPage>>;
}

const LOOKED_UP: LookUp = { path: LOOK_UP, cookie: XSRF_COOKIE };

/** Renders each public page in each language, for an unknown visitor. */
export async function prerender(): Promise<Prerendered> {
  const pages: PrerenderedMarkup[] = [];
  let notices = '';
  let missing = '';
  let refused = '';
  for (const language of LANGUAGES) {
    await catalogsNeeded(language);
    activate(language);
    // In sequence: Lingui has one active language.
    for (const page of PRERENDERED_PAGES) pages.push(await draw(page, language));
    const tag = LANGUAGE_TAGS[language];
    notices += renderToStaticMarkup(<SlowStartNotice tag={tag} />);
    missing += renderToStaticMarkup(<p lang={tag}>{i18n._('notFound.explanation')}</p>);
    refused += renderToStaticMarkup(<p lang={tag}>{i18n._('broken.explanation')}</p>);
  }
  const start = {
    markup: `${renderToStaticMarkup(<BlossomDrawing />)}${renderToStaticMarkup(<StartBar />)}<div class="slow-start">${notices}</div>`,
    asks: ALWAYS_ASKED,
    lookUp: LOOKED_UP,
    languages: LANGUAGES,
    fonts: FONTS,
    playerPages: await playerPages(),
  };
  const refusals = { missing: refusalPage(missing), refused: refusalPage(refused) };
  return { pages, start, player: PLAYER_CODE, refusals };
}

/** A page that needs no other file, because the server refuses those too when it refuses a request. */
function refusalPage(sentences: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND_NAME}</title>`;
  return `<!doctype html><html lang="${LANGUAGE_TAGS.lo}">${head}${sentences}<p><a href="${paths.home}">${BRAND_NAME}</a></p></html>\n`;
}

/** The top bar as it looks until the site knows the language and the session: with the logo alone, where it stays. */
function StartBar() {
  return (
    <TopBar
      menu={<span className="size-11" />}
      brand={
        <span className="inline-flex min-h-11 min-w-11 items-center justify-center">
          <Logo markOnly="phone" />
        </span>
      }
      links={null}
      actions={null}
    />
  );
}

/**
 * A notice in the active language that loading takes long, with a link that reloads the page. React replaces it when it
 * renders.
 */
function SlowStartNotice({ tag }: { readonly tag: string }) {
  return (
    <p lang={tag}>
      {i18n._('slow.title')}{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- An empty reference is the page's own address, with its query. */}
      <a href="">{i18n._('common.tryAgain')}</a>
    </p>
  );
}

async function draw(
  { name, path, asks, title, code }: PrerenderedPage,
  language: Language,
): Promise<PrerenderedMarkup> {
  const never = new Promise<never>(() => undefined);
  const site = createSite(serverBrowser(path), NOT_INSPECTED, { isPrerendered: true, hydrated: never });
  await waitFor(site.navigation, ({ context }) => context.shown !== null);
  const markup = renderToString(<Root site={site} />);
  site.app.stop();
  await site.queries.cancelQueries();
  site.queries.clear();
  return {
    name,
    path,
    asks,
    code,
    language,
    tag: LANGUAGE_TAGS[language],
    title: `${i18n._(title)} · ${BRAND_NAME}`,
    description: i18n._('home.visitor.lead'),
    markup,
    lookUp: LOOKED_UP,
  };
}
