import { parse } from 'regexparam';
import type { ComponentType } from 'react';
import { matchRoute } from 'wouter';
import type { Part } from '../../i18n/catalog-chunks.ts';
import { messagesOf, SITE_PAGES, type SitePage } from '../../pages.ts';
import { splitAddress } from '../paths.ts';
import { type LazyPage, lazyPage, type PageProps } from './lazy-page.ts';

/** A page with its code, which is loaded when the page is entered, or earlier. */
export interface RouteEntry extends SitePage {
  readonly page: LazyPage<PageProps>;
  readonly playersPart?: LazyPage | undefined;
}

/** The code of the pages by file, each in a chunk of its own. */
const CODE = import.meta.glob<{ readonly default: ComponentType<PageProps> }>([
  '../../features/*/*Page.tsx',
  '../../features/home/PlayerHome.tsx',
]);

/** @throws if there is no such file. */
function lazyPageIn(file: string, messages: readonly Part[]): LazyPage<PageProps> {
  const load = CODE[`../../features/${file}`];
  if (!load) throw new Error(`no page in ${file}`);
  return lazyPage(load, ...messages);
}

/** By file: rows that name the same file share its code. */
const PAGES = Object.fromEntries(
  SITE_PAGES.map((row) => [row.module, lazyPageIn(row.module, messagesOf(row))]),
);

/** The pages of the site with their code. */
export const ROUTES: readonly RouteEntry[] = SITE_PAGES.map((row) => ({
  ...row,
  page: PAGES[row.module] ?? lazyPageIn(row.module, messagesOf(row)),
  ...(row.playersModule !== undefined && { playersPart: lazyPageIn(row.playersModule, ['player']) }),
}));

/** The route of an address; null if there is none. The trailing slash is optional. */
export function routeAt(address: string): RouteEntry | null {
  const { path } = splitAddress(address);
  return ROUTES.find((route) => matchRoute(parse, route.path, path)[0]) ?? null;
}
