/** What the head of each page requests and preloads before any code has loaded, derived from the table of pages. */
import { pathOf } from '../../contract/endpoints.ts';
import { PUBLIC_READS } from '../../src/app/navigation/public-reads.ts';
import { messagesOf, SITE_PAGES, type SitePage } from '../../src/pages.ts';

/** A page whose markup, for an unknown visitor, is prerendered by the build. */
export interface PrerenderedPage {
  readonly name: string;
  readonly path: string;
  /** The message id of the page's title. */
  readonly title: string;
  /** The module of the page's code, which the HTML preloads. */
  readonly code: string;
  /** API paths that the script in the page's head requests, besides `LOOK_UP`. */
  readonly asks: readonly string[];
}

/** The path of the player lookup. The head requests it only if the browser has the XSRF cookie (docs/decisions/0031). */
export const LOOK_UP = pathOf('playerInfo', {});

/** Requests of every other page, whose markup is not prerendered. */
export const ALWAYS_ASKED = [pathOf('agencyInfo', {})];

/** Requests of every prerendered page: the promotions are those in the footer. */
const ASKED = [...ALWAYS_ASKED, PUBLIC_READS.promotions.address];

/** A module, and the parts of the catalogs that it is loaded with. */
export interface PreloadedCode {
  readonly code: string;
  readonly parts: readonly string[];
}

/** What the head preloads for a remembered player. */
export const PLAYER_CODE: PreloadedCode = { code: 'src/app/player/player-code.ts', parts: ['player'] };

/** What the head preloads for a remembered player at the path of a page, besides `PLAYER_CODE`. */
export const PLAYER_PAGES: Readonly<Record<string, PreloadedCode>> = Object.fromEntries(
  SITE_PAGES.flatMap((page) => {
    const code = page.access === 'player' && !page.path.includes(':') ? page.module : page.playersModule;
    if (code === undefined) return [];
    const parts = messagesOf(page).filter((part) => !PLAYER_CODE.parts.includes(part));
    return [[page.path, { code: fileOf(code), parts }]];
  }),
);

/** The public pages (specification §2). */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = SITE_PAGES.flatMap((page) => {
  const { path, module, prerendered: title } = page;
  if (title === undefined) return [];
  const [name = ''] = module.split('/');
  return [{ name, path, title, code: fileOf(module), asks: asksOf(page) }];
});

function asksOf({ reads = [] }: SitePage): readonly string[] {
  return [...new Set([...ASKED, ...reads.map((read) => PUBLIC_READS[read].address)])];
}

function fileOf(module: string): string {
  return `src/features/${module}`;
}
