/** What the head of each page requests and preloads before any code has loaded, derived from the table of pages. */
import { QueryClient } from '@tanstack/react-query';
import { pathOf } from '../../contract/endpoints.ts';
import { PROVIDERS } from '../../contract/values.ts';
import { Client } from '../../src/api/client.ts';
import { XSRF_COOKIE } from '../../src/api/session-binding.ts';
import { PLAYER_READS } from '../../src/app/navigation/player-reads.ts';
import { paths } from '../../src/app/paths.ts';
import { PUBLIC_READS } from '../../src/app/navigation/public-reads.ts';
import { messagesOf, SITE_PAGES, type SitePage } from '../../src/pages.ts';
import { serverBrowser } from './server-browser.ts';

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

/** The code of a page, and the API paths that it starts with for a player. */
export interface PlayerPage extends PreloadedCode {
  readonly reads: readonly string[];
}

/** What the head preloads for a remembered player at the path of a page, besides `PLAYER_CODE`, and requests. */
export async function playerPages(): Promise<Readonly<Record<string, PlayerPage>>> {
  const pages: Record<string, PlayerPage> = {};
  for (const page of SITE_PAGES) {
    const code = page.access === 'player' && !page.path.includes(':') ? page.module : page.playersModule;
    if (code === undefined) continue;
    const parts = messagesOf(page).filter((part) => !PLAYER_CODE.parts.includes(part));
    pages[page.path] = { code: fileOf(code), parts, reads: await readsOf(page) };
  }
  return pages;
}

const CREDITS = PROVIDERS.map((provider) => pathOf('credit', { provider }));

/** What machines and parts of a page read as soon as a player is known, besides `playerReads`. */
const READ_BY_PARTS: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: CREDITS,
  [paths.deposit]: [pathOf('depositOpen', {})],
  [paths.withdraw]: [pathOf('withdrawOpen', {}), ...CREDITS],
};

/** The API paths of all reads of a player's page at an address without a query, as its own code requests them. */
async function readsOf({ path, reads = [], playerReads = [] }: SitePage): Promise<readonly string[]> {
  const asked: string[] = [];
  const cookies = `${XSRF_COOKIE}=any`;
  const client = new Client({
    ...serverBrowser(path),
    takePreloadedResponse(address) {
      asked.push(address);
      return { response: new Promise(() => undefined), sentAt: 0, cookies };
    },
    readCookies: () => ['any'],
  });
  const queries = new QueryClient();
  for (const read of playerReads) PLAYER_READS[read]({ client, queries, path, search: '' });
  // The client asks in a later task whether the session is still the player's.
  await new Promise((resolve) => setTimeout(resolve));
  queries.clear();
  const publicReads = reads.map((read) => PUBLIC_READS[read].address);
  return [...publicReads, ...asked, pathOf('limits', {}), ...(READ_BY_PARTS[path] ?? [])];
}

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
