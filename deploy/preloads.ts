/** The script in a page's head that preloads the code which the page will need, before any code has loaded. */

/** Returns the output files of a module and of its dependencies. */
export type CodeOf = (module: string) => readonly string[];

/** A module, and the parts of the catalogs that it is loaded with. */
export interface PreloadedCode {
  readonly code: string;
  readonly parts: readonly string[];
}

/** The code of a page for a player, and the API paths that it starts with. */
export interface PlayerPage extends PreloadedCode {
  readonly reads: readonly string[];
}

/**
 * A function of a script that requests an API path. A response that is not taken is still read to its end, because it would occupy
 * the connection otherwise.
 */
export const ASK = `p=>{const a=fetch(p,{credentials:"include",headers:{Accept:"application/json"}});a.then(r=>r.clone().text()).catch(()=>{});return a}`;

/** Matches the cookie of the language, in a script of a page. */
const LANGUAGE = String.raw`/(?:^|; )i18nextLng=(\w+)/.exec(document.cookie)`;

interface Preloaded {
  readonly codeOf: CodeOf;
  /** The page's language, or all if its address says nothing about it. */
  readonly languages: readonly string[];
  /** Parts of the catalogs that every visitor's page needs and its HTML does not link. */
  readonly parts: readonly string[];
  /** What a remembered player needs at any address. */
  readonly player: PreloadedCode;
  /** The path of the lookup of the player. */
  readonly lookUp: string;
  /** … and at these paths. */
  readonly playerPages: Readonly<Record<string, PlayerPage>>;
}

/**
 * Links the catalogs of the language in the cookie, and, on the device of a remembered player
 * (`src/platform/page/last-known-session.ts`), the code of players and of the page at this path, with or without the slash at its
 * end. What that page reads is requested too, if the lookup of the player is; the site takes it only in the same session
 * (`src/api/client.ts`). Without storage nothing is preloaded: the site loads the same files when its own code runs.
 */
export function preloading({ codeOf, languages, parts, player, lookUp, playerPages }: Preloaded): string {
  const pages = Object.entries(playerPages);
  const used = new Set([...parts, ...player.parts, ...pages.flatMap(([, page]) => page.parts)]);
  const catalogs = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        [...used].map((part) => [part, codeOf(`src/locales/${language}.json?part=${part}`)[0]]),
      ),
    ]),
  );
  const codes = Object.fromEntries(
    pages.map(([path, page]) => [
      path.replace(/\/$/, ''),
      [codeOf(page.code).filter(isNoneOf(codeOf(player.code))), page.parts, page.reads],
    ]),
  );
  const data = [catalogs, codes, parts, player.parts, codeOf(player.code), languages[0]];
  return [
    'try{',
    `const [catalogs,pages,always,players,code,otherwise]=${JSON.stringify(data)};`,
    `const language=(${LANGUAGE}||[])[1];`,
    'const files=catalogs[language]||catalogs[otherwise];',
    'const isPlayer=localStorage.getItem("signedIn")==="1";',
    String.raw`const [own,parts,reads]=isPlayer&&pages[location.pathname.replace(/\/$/,"")]||[[],[],[]];`,
    'const needed=[...[...always,...isPlayer?players:[],...parts].map(part=>files[part]),...isPlayer?code:[],...own];',
    'for(const file of needed){',
    'const link=document.createElement("link");',
    'link.rel="modulepreload";link.crossOrigin="";link.href="/"+file;',
    'document.head.append(link)}',
    // Over HTTP/1.1 they would otherwise take the place of the code.
    'const asked=window.preloadedResponses;',
    `if(asked[${JSON.stringify(lookUp)}]&&!location.search)for(const read of reads)asked[read]??=(${ASK})(read);`,
    '}catch{}',
  ].join('');
}

/** A font in two weights, with a character that it has. */
export interface Font {
  readonly family: string;
  readonly sample: string;
}

/**
 * A script at the end of the body that loads the font of the language in the cookie. In the head it would compete with the rest of
 * the page, whose first paint needs none. The site's code waits for it; a link that preloads it would warn on a slow phone.
 */
export function loadingFonts(fonts: Readonly<Record<string, Font>>, [first = '']: readonly string[]): string {
  const named = Object.entries(fonts).map(([language, { family, sample }]) => [
    language,
    [[400, 700].map((weight) => `${weight} 1em "${family}"`), sample],
  ]);
  return [
    `try{const [fonts,text]=${JSON.stringify(Object.fromEntries(named))}[(${LANGUAGE}||[])[1]||${JSON.stringify(first)}];`,
    'for(const font of fonts)document.fonts.load(font,text).catch(()=>{})}catch{}',
  ].join('');
}

function isNoneOf(others: readonly string[]): (file: string) => boolean {
  return (file) => !others.includes(file);
}
