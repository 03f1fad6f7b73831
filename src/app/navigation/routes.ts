import { parse } from 'regexparam';
import type { ComponentType } from 'react';
import { matchRoute } from 'wouter';
import type { Part } from '../../i18n/catalog-chunks.ts';
import { withMessages } from '../../i18n/language.ts';
import { messagesOf, SITE_PAGES, type SitePage } from '../../pages.ts';
import { type ComponentCode, lateCode } from '../../platform/late-code.ts';
import { splitAddress } from '../paths.ts';

/** What the router passes to every page. */
interface PageProps {
  /** What the page contains for a signed-in player only; loaded by the time a player is shown. */
  readonly playersPart?: ComponentCode | undefined;
}

/** A page with its code, which is loaded when the page is entered, or earlier. */
export interface RouteEntry extends SitePage, PageProps {
  readonly page: ComponentCode<PageProps>;
}

/** The code of the pages by file, each in a chunk of its own. */
const CODE = import.meta.glob<{ readonly default: ComponentType<PageProps> }>([
  '../../features/*/*Page.tsx',
  '../../features/home/PlayerHome.tsx',
]);

/** @throws if there is no such file. */
function codeIn(file: string, messages: readonly Part[]): ComponentCode<PageProps> {
  const load = CODE[`../../features/${file}`];
  if (!load) throw new Error(`no page in ${file}`);
  return lateCode(load, withMessages(...messages));
}

/** By file: rows that name the same file share its code. */
const PAGES = Object.fromEntries(SITE_PAGES.map((row) => [row.module, codeIn(row.module, messagesOf(row))]));

/** The pages of the site with their code. */
export const ROUTES: readonly RouteEntry[] = SITE_PAGES.map((row) => ({
  ...row,
  page: PAGES[row.module] ?? codeIn(row.module, messagesOf(row)),
  ...(row.playersModule !== undefined && { playersPart: codeIn(row.playersModule, ['player']) }),
}));

/** The route of an address; null if there is none. The trailing slash is optional. */
export function routeAt(address: string): RouteEntry | null {
  const { path } = splitAddress(address);
  return ROUTES.find((route) => matchRoute(parse, route.path, path)[0]) ?? null;
}
