/**
 * The pages that come with their first view (docs/decisions/0026): for each public page and language one HTML file with the
 * view drawn, the styles inside, its code fetched along, and a head that asks the server before any code has come. They lie
 * where the server reads and never hands out by name; which of them a visitor gets, a cookie says.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type PluginOption } from 'vite';

/** What the site's own code has drawn: `src/prerender.tsx`. */
interface PrerenderedMarkup {
  readonly name: string;
  readonly path: string;
  readonly language: string;
  /** As browsers know it. */
  readonly tag: string;
  readonly title: string;
  /** What the site is, for search engines. */
  readonly description: string;
  readonly markup: string;
  /** The module of the page's code. */
  readonly code: string;
  /** What the page's head asks the server for. */
  readonly asks: readonly string[];
  /** What it asks for as well, where the browser has the cookie. */
  readonly lookUp: { readonly path: string; readonly cookie: string };
}

/** The output files of each module, its dependencies first. */
export type CodeOf = (module: string) => readonly string[];

/** The views, drawn by the site's own code. */
async function prerendered(
  root: string,
  plugins: readonly PluginOption[],
): Promise<readonly PrerenderedMarkup[]> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [...plugins],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    define: { 'import.meta.env.SITE_REPORTING': 'null' },
  });
  try {
    const { prerenderPages } = (await server.ssrLoadModule('/src/prerender.tsx')) as {
      readonly prerenderPages: () => Promise<readonly PrerenderedMarkup[]>;
    };
    return await prerenderPages();
  } finally {
    await server.close();
  }
}

interface Places {
  readonly root: string;
  /** Of the build. */
  readonly folder: string;
  readonly target: string;
  /** With which the site's own code runs. */
  readonly plugins: readonly PluginOption[];
}

/** Writes them into `target`, out of the empty page in `folder`, which is described as they are. Returns their texts. */
export async function writePrerenderedPages(
  { root, folder, target, plugins }: Places,
  codeOf: CodeOf,
): Promise<readonly string[]> {
  const { page: empty, files: styles } = await withStylesInside(
    await readFile(join(folder, 'index.html'), 'utf8'),
    folder,
  );
  const fonts = fontsIn(empty);
  const views = await prerendered(root, plugins);
  const [first] = views;
  if (first) {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    await writeFile(
      join(folder, 'index.html'),
      page.replace(TITLE, (title) => `${title}${describing(first)}`),
    );
  }
  return Promise.all(
    views.map(async (view) => {
      const page = pageOf(view, empty, styles, [
        ...[...new Set([...codeOf(view.code), ...codeOf(`src/locales/${view.language}.po?part=shell`)])].map(
          (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
        ),
        ...(fonts.get(view.language) ?? []).map(
          (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
        ),
      ]);
      await mkdir(join(target, view.language), { recursive: true });
      await writeFile(join(target, view.language, `${view.name}.html`), page);
      return page;
    }),
  );
}

const TITLE = /<title>[^<]*<\/title>/;

function describing({ description }: PrerenderedMarkup): string {
  const content = description.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `\n    <meta name="description" content="${content}" />`;
}

function pageOf(view: PrerenderedMarkup, empty: string, styles: readonly string[], links: readonly string[]) {
  const { tag, language, path, title, markup } = view;
  return [
    ['<html lang="lo">', `<html lang="${tag}">`],
    [TITLE, `<title>${title}</title>${describing(view)}`],
    [
      '<meta charset="utf-8" />',
      `<meta charset="utf-8" />\n    <script>${asking(view)}${HEARING}${saying(styles)}${RETURNING}</script>`,
    ],
    [
      '<div id="root"></div>',
      `<div id="root" data-language="${language}" data-path="${path}">${markup}</div>`,
    ],
    [/(?=<script type="module")/, `${links.join('\n    ')}\n    `],
  ].reduce<string>((page, [what = '', instead = '']) => {
    if (page.search(what) === -1) throw new Error(`index.html has no ${what}`);
    return page.replace(what, () => String(instead));
  }, empty);
}

/** What the page looks like before it is known who is here: the site's own words for it are in `src/platform/page/last-known-session.ts`. */
const RETURNING = `try{if(localStorage.getItem("signedIn")==="1")document.documentElement.setAttribute("data-returning","")}catch{}`;

/**
 * A button that is pressed before the code behind it has come: kept, and pressed again by the site
 * (`src/platform/prerender/replayed-click.ts`). A form would be sent by the browser otherwise, which the policy stops.
 */
const HEARING = `{const p=window.replayedClick={button:null,stop(){removeEventListener("click",hear,true)}};function hear(e){const b=e.target.closest("button");if(b){e.preventDefault();e.stopImmediatePropagation();p.button=b}}addEventListener("click",hear,true)}`;

/**
 * The calls that every page begins with. Without the cookie no player is signed in, and a 401 would be an error in the
 * console (docs/decisions/0031). The code that takes a response handles its failure; a response that is not
 * taken is still read to its end, or it would occupy the connection.
 */
function asking({ asks, lookUp }: PrerenderedMarkup): string {
  const ask = `p=>{const a=fetch(p,{credentials:"include",headers:{Accept:"application/json"}});a.then(r=>r.clone().text()).catch(()=>{});return a}`;
  const has = `/(^|; )${lookUp.cookie}=/.test(document.cookie)`;
  const all = `[...${has}?[${JSON.stringify(lookUp.path)}]:[],...${JSON.stringify(asks)}]`;
  return `{window.cookiesAtPreload=document.cookie;const ask=${ask};window.preloadedResponses=Object.fromEntries(${all}.map(p=>[p,ask(p)]))}`;
}

const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** A style sheet of its own would cost a round before anything is painted. */
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

/** A page with its styles inside, and the files that they are from. */
interface Styled {
  readonly page: string;
  readonly files: readonly string[];
}

/**
 * Code that comes later looks for the sheets that it needs, and finds them. Said by a script: a browser that reads ahead
 * fetches a link that stands in the page, be it disabled or not.
 */
function saying(files: readonly string[]): string {
  const each = files.map((file) => JSON.stringify(`/${file}`)).join(',');
  return `{for(const h of [${each}]){const l=document.createElement("link");l.rel="stylesheet";l.disabled=true;l.href=h;document.head.append(l)}}`;
}

/** The letters that a language is written in, as far as they come with the site. */
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
