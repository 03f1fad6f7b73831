/**
 * Prerendered pages (docs/decisions/0026): for each public page and language, one HTML file with the rendered view, inlined
 * styles, preload links for its code, and a script in the head that sends the first API requests before the code has loaded.
 * They are in a folder that the server reads but does not expose; a cookie selects the language.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type PluginOption } from 'vite';
import {
  ASK,
  type CodeOf,
  type Font,
  type PlayerPage,
  type PreloadedCode,
  loadingFonts,
  preloading,
} from './preloads.ts';

/** The result of rendering by the site's own code: `tools/prerender/prerender.tsx`. */
interface PrerenderedMarkup {
  readonly name: string;
  readonly path: string;
  readonly language: string;
  /** The BCP 47 tag. */
  readonly tag: string;
  readonly title: string;
  /** The meta description for search engines. */
  readonly description: string;
  readonly markup: string;
  /** The module that contains the page's code. */
  readonly code: string;
  /** Paths of the API requests that the head's script sends. */
  readonly asks: readonly string[];
  readonly lookUp: LookUp;
}

/** An additional request, sent only if the browser has the cookie. */
interface LookUp {
  readonly path: string;
  readonly cookie: string;
}

interface Prerendered {
  readonly pages: readonly PrerenderedMarkup[];
  /** The page of all other addresses. */
  readonly start: {
    /** Its content until code and catalog have loaded: the top bar, and a notice that appears after a while. */
    readonly markup: string;
    readonly asks: readonly string[];
    readonly lookUp: LookUp;
    readonly languages: readonly string[];
    /** The site's own fonts, by language. */
    readonly fonts: Readonly<Record<string, Font>>;
    readonly playerPages: Readonly<Record<string, PlayerPage>>;
  };
  /** What a remembered player needs at every address. */
  readonly player: PreloadedCode;
  readonly refusals: RefusalPages;
}

/** The HTML of the pages for refusals of the server: in all languages at once, because a refused request may name none. */
export interface RefusalPages {
  /** For a missing file. */
  readonly missing: string;
  /** For every other status. */
  readonly refused: string;
}

/** Renders the pages with the site's own code. */
async function prerendered(root: string, plugins: readonly PluginOption[]): Promise<Prerendered> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [...plugins],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    define: { 'import.meta.env.SITE_REPORTING': 'null', 'import.meta.env.SITE_WORKER': 'null' },
  });
  try {
    const { prerender } = (await server.ssrLoadModule('/tools/prerender/prerender.tsx')) as {
      readonly prerender: () => Promise<Prerendered>;
    };
    return await prerender();
  } finally {
    await server.close();
  }
}

interface Places {
  readonly root: string;
  /** The build's output folder. */
  readonly folder: string;
  readonly target: string;
  /** Vite plugins that the site's own code needs. */
  readonly plugins: readonly PluginOption[];
}

/**
 * Writes the prerendered pages into `target`, based on `index.html` in `folder`, whose meta description it also adds. Returns
 * the pages for refusals, which are not based on it.
 */
export async function writePrerenderedPages(
  { root, folder, target, plugins }: Places,
  codeOf: CodeOf,
): Promise<RefusalPages> {
  const { page: empty, files: styles } = await withStylesInside(
    await readFile(join(folder, 'index.html'), 'utf8'),
    folder,
  );
  const fonts = fontsIn(empty);
  const { pages: views, start, player, refusals } = await prerendered(root, plugins);
  const [first] = views;
  if (first) {
    const { languages, playerPages } = start;
    const preloads = preloading({
      codeOf,
      languages,
      parts: ['shell'],
      player,
      lookUp: start.lookUp.path,
      playerPages,
    });
    await writeFile(
      join(folder, 'index.html'),
      replacing(empty, [
        [CHARSET, scripted(`${asking(start)}${OUTDATED}${saying(styles)}${preloads}`)],
        [TITLE, (title) => `${title}${describing(first)}<script>${RELOADING_ONLINE}</script>`],
        [
          EMPTY_ROOT,
          () =>
            `<div id="root">${start.markup}</div><script>${loadingFonts(start.fonts, languages)}</script>`,
        ],
      ]),
    );
  }
  await Promise.all(
    views.map(async (view) => {
      const own = start.playerPages[view.path];
      const preloads = preloading({
        codeOf,
        languages: [view.language],
        parts: [],
        player,
        lookUp: view.lookUp.path,
        playerPages: own === undefined ? {} : { [view.path]: own },
      });
      const script = `${asking(view)}${HEARING}${saying(styles)}${RETURNING}${preloads}`;
      const page = pageOf(view, empty, script, [
        ...[
          ...new Set([...codeOf(view.code), ...codeOf(`src/locales/${view.language}.json?part=shell`)]),
        ].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...(fonts.get(view.language) ?? []).map(
          (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
        ),
      ]);
      await mkdir(join(target, view.language), { recursive: true });
      await writeFile(join(target, view.language, `${view.name}.html`), page);
    }),
  );
  return refusals;
}

const TITLE = /<title>[^<]*<\/title>/;
const EMPTY_ROOT = '<div id="root"></div>';
const CHARSET = '<meta charset="utf-8" />';

/**
 * Marks the document while the browser is offline: the notice then hides its link, which would replace the page by the
 * browser's error page. Once the browser is online again, a page that still shows the notice loads again by itself.
 */
const RELOADING_ONLINE = `{const mark=()=>document.documentElement.toggleAttribute("data-offline",!navigator.onLine);mark();addEventListener("offline",mark);addEventListener("online",()=>{mark();if(document.querySelector(".slow-start"))location.reload()})}`;

function describing({ description }: PrerenderedMarkup): string {
  const content = description.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `\n    <meta name="description" content="${content}" />`;
}

function pageOf(view: PrerenderedMarkup, empty: string, script: string, links: readonly string[]): string {
  const { tag, language, path, title, markup } = view;
  return replacing(empty, [
    ['<html lang="lo">', () => `<html lang="${tag}">`],
    [TITLE, () => `<title>${title}</title>${describing(view)}`],
    [CHARSET, scripted(script)],
    [EMPTY_ROOT, () => `<div id="root" data-language="${language}" data-path="${path}">${markup}</div>`],
    [/(?=<script type="module")/, () => `${links.join('\n    ')}\n    `],
  ]);
}

type Replacement = readonly [what: string | RegExp, instead: (found: string) => string];

/** @throws if a part that is to be replaced is missing. */
function replacing(page: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((text, [what, instead]) => {
    if (text.search(what) === -1) throw new Error(`index.html has no ${what}`);
    return text.replace(what, instead);
  }, page);
}

/** The script comes first, so that its requests are sent before the browser has read the rest of the page. */
function scripted(script: string): Replacement[1] {
  return (charset) => `${charset}\n    <script>${script}</script>`;
}

/**
 * Marks a returning player's page before the session is known; `src/platform/page/last-known-session.ts` is the site's
 * counterpart.
 */
const RETURNING = `try{if(localStorage.getItem("signedIn")==="1")document.documentElement.setAttribute("data-returning","")}catch{}`;

/**
 * Asks the service worker whether the page has started from a copy of an earlier build, while it still knows:
 * `src/worker/site-worker.ts`. The worker of an earlier deployment knows no answer, and a write waits for it: 4 seconds at most. If so, and nothing has been pressed yet, the page reloads, which brings the deployed build.
 */
const OUTDATED = `try{const w=navigator.serviceWorker.controller;if(w)window.outdated=new Promise(r=>{const c=new MessageChannel;setTimeout(r,4e3,false);c.port1.onmessage=e=>r(e.data);w.postMessage("is-outdated",[c.port2])}).then(o=>{if(o&&navigator.userActivation?.hasBeenActive===false)location.reload();return o})}catch{}`;

/**
 * Stores a click on a button whose code has not loaded yet; the site replays it later
 * (`src/platform/prerender/replayed-click.ts`). Also prevents a native form submission, which the CSP would block.
 */
const HEARING = `{const p=window.replayedClick={button:null,stop(){removeEventListener("click",hear,true)}};function hear(e){const b=e.target.closest("button");if(b){e.preventDefault();e.stopImmediatePropagation();p.button=b}}addEventListener("click",hear,true)}`;

/**
 * Sends the API requests that every page starts with. The player lookup is skipped without the cookie: no player is signed
 * in, and the 401 would appear in the console (docs/decisions/0031). The code that takes a response handles its failure.
 */
function asking({ asks, lookUp }: Pick<PrerenderedMarkup, 'asks' | 'lookUp'>): string {
  const has = `/(^|; )${lookUp.cookie}=/.test(c)`;
  const all = `[...${has}?[${JSON.stringify(lookUp.path)}]:[],...${JSON.stringify(asks)}]`;
  // Where cookies are blocked, reading them may throw.
  return `{let c="";try{c=document.cookie}catch{}window.cookiesAtPreload=c;const ask=${ASK};window.preloadedResponses=Object.fromEntries(${all}.map(p=>[p,ask(p)]))}`;
}

const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** Inlines the style sheets, because a separate file would delay the first paint by a round trip. */
async function withStylesInside(page: string, folder: string): Promise<Styled> {
  let inside = page;
  const files: string[] = [];
  for (const [link, file = ''] of page.matchAll(STYLES)) {
    const styles = await readFile(join(folder, file), 'utf8');
    inside = inside.replace(link, () => `<style>${styles}</style>`);
    files.push(file);
  }
  return { page: inside, files };
}

/** A page with inlined styles, and the files that the styles come from. */
interface Styled {
  readonly page: string;
  readonly files: readonly string[];
}

/**
 * Adds disabled links for the inlined style sheets, so that code loaded later finds them and does not fetch them again. The
 * links are added by script, because a browser's preload scanner fetches every link in the HTML, even a disabled one.
 */
function saying(files: readonly string[]): string {
  const each = files.map((file) => JSON.stringify(`/${file}`)).join(',');
  return `{for(const h of [${each}]){const l=document.createElement("link");l.rel="stylesheet";l.disabled=true;l.href=h;document.head.append(l)}}`;
}

/** The font files of a language's script, if the site has its own. */
function fontsIn(page: string): ReadonlyMap<string, readonly string[]> {
  const files = (script: string) =>
    [
      ...new Set(
        [...page.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, file = '']) => file.replaceAll(/["']/g, '')),
      ),
    ].filter((file) => file.includes(`noto-sans-${script}`));
  return new Map([
    ['lo', files('lao')],
    ['th', files('thai')],
  ]);
}
