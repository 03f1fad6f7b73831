/** Which chunk a module of the site is in: that of the first audience that reaches it (docs/decisions/0023). */
import { fileURLToPath } from 'node:url';
import { messagesOf, SITE_PAGES, type SitePage } from '../../src/pages.ts';
import { ModuleGraph } from '../catalogs/module-graph.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

const pagesWhere = (isMeant: (page: SitePage) => boolean) =>
  SITE_PAGES.filter(isMeant).flatMap(({ module, playersModule }) =>
    [module, playersModule].flatMap((file) => (file === undefined ? [] : [`features/${file}`])),
  );

const isHistory = (page: SitePage) => messagesOf(page).includes('history');
/** Pages of players, and those that visitors may open and players use. */
const isPlayers = (page: SitePage) => page.playersModule !== undefined || messagesOf(page).includes('player');

/**
 * The files that a chunk begins with, in the order in which people meet them: a module is in the first chunk that reaches it by
 * static imports, so that no page of visitors loads what only players need.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // Every form shows how its submission is found out.
  form: ['features/login/LoginPage.tsx', 'shared/FindingOut.tsx'],
  register: ['features/register/RegisterPage.tsx'],
  home: ['features/home/HomePage.tsx'],
  contact: ['features/contact/ContactPage.tsx'],
  // What a visitor opens on any page: a dialog with its library, and a menu with its own.
  overlay: ['shell/navigation/NavigationDrawer.tsx', 'shell/contact/ContactSheet.tsx'],
  menu: ['shell/contact/ContactMenu.tsx'],
  player: ['app/player/player-code.ts', ...pagesWhere((page) => isPlayers(page) && !isHistory(page))],
  history: pagesWhere(isHistory),
};

export interface ChunkGroup {
  readonly name: string;
  readonly test: (module: string) => boolean;
  readonly minShareCount: number;
  readonly priority: number;
}

/** A first page of visitors is one file with its code. Of the others, a chunk has what two files share. */
const FIRST_PAGES = ['form', 'register', 'home', 'contact'];

/** The groups of chunks for the build, after that of the entry. */
export function codeChunks(): readonly ChunkGroup[] {
  const graph = new ModuleGraph(new Set(), []);
  const groups = Object.entries(CHUNKS).map(([name, files], index): ChunkGroup => {
    const reached = new Set(files.flatMap((file) => [...graph.closureOf(fileAt(file))]));
    return {
      name,
      test: (module) => reached.has(module),
      minShareCount: FIRST_PAGES.includes(name) ? 1 : 2,
      priority: 20 - index,
    };
  });
  // Dialogs of players.
  const isOurs = (module: string) => /\/(src|contract|machines)\//.test(module);
  return [...groups, { name: 'late', test: isOurs, minShareCount: 2, priority: 1 }];
}
