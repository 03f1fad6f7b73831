/** What the head of a page preloads and requests on the device of a remembered player, before any code of the site runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { PRERENDERED_FOLDER, SERVER_FOLDER } from '../../deploy/prerendered-page-names.ts';
import { SITE_PAGES } from '../../src/pages.ts';
import { Build } from './weight.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const build = new Build(DIST);
const ALWAYS = ['src/main.tsx', 'src/app/player/player-code.ts'];

/** The files that the head of a document preloads at a path, with the links of its HTML. */
function preloadedBy(document: string, path: string): readonly string[] {
  const links = [...document.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(
    ([, file]) => file,
  );
  const [, head = ''] = /<script>(.*?)<\/script>/s.exec(document) ?? [];
  const page = {
    cookie: 'i18nextLng=lo; XSRF-TOKEN=any',
    documentElement: { setAttribute: () => undefined },
    createElement: () => ({}),
    head: {
      append: ({ rel, href }: Record<string, string>) =>
        rel === 'modulepreload' && links.push(href?.slice(1)),
    },
  };
  runInNewContext(head, {
    window: {},
    document: page,
    location: { pathname: path, search: '' },
    localStorage: { getItem: () => '1' },
    navigator: { serviceWorker: {} },
    addEventListener: () => undefined,
    fetch: () => new Promise(() => undefined),
  });
  return links.filter((file) => file !== undefined);
}

describe('of a remembered player, all code of a page is preloaded by its head, so that none waits for another', () => {
  const pages = SITE_PAGES.filter(({ path, access, playersModule }) =>
    path.includes(':') ? false : access === 'player' || playersModule !== undefined,
  );

  test.each(pages)('$path', ({ path, module, playersModule, prerendered }) => {
    const document =
      prerendered === undefined ? 'index.html' : join(SERVER_FOLDER, PRERENDERED_FOLDER, 'lo/home.html');
    const files = preloadedBy(readFileSync(join(DIST, document), 'utf8'), path);
    const modules = [
      ...ALWAYS,
      ...[module, playersModule ?? []].flat().map((file) => `src/features/${file}`),
    ];
    const needed = new Set(modules.flatMap((each) => [...build.closureOf(each)].map(({ file }) => file)));
    expect([...needed].filter((file) => !files.includes(file))).toEqual([]);
  });
});
