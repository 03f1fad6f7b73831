/** The files that are delivered to players: the site alone, without the mock, the lab or the tests, and without other hosts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PANEL_FILE, ROOT_MARK, WORKER_FILE } from '../../../mock-server/hosts/demo/names.ts';
import { IN_PAGE_SCRIPT } from '../../../mock-server/paths.ts';
import { PANEL_ELEMENT } from '../../../mock-server/lab/panel/address.ts';
import { DEMO_PLAYER, NEWCOMER } from '../../../mock-server/seeds/players.ts';
import { expect, test } from '../fixtures/site.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

const FILES = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** Strings that occur only in the mock, its lab, the gallery, the viewer, their libraries or our tests. */
const TRACES = [
  '__lab',
  '__gallery',
  '__machines',
  'dok-champa-capsule',
  'capsule-notice',
  IN_PAGE_SCRIPT,
  PANEL_ELEMENT,
  PANEL_FILE,
  WORKER_FILE,
  ROOT_MARK,
  'MOCK DEMO',
  'MOCKLAK',
  DEMO_PLAYER.password,
  NEWCOMER.password,
  'pbkdf2',
  'mock-server',
  'mockServiceWorker',
  'indexedDB.open',
  'json-server',
  'lost-reply',
  'idempotency-replayed',
  'playwright',
  'vitest',
  'testing-library',
  'fast-check',
  'sourceMappingURL',
];

test('the build contains the site and no sources', ESSENTIAL, () => {
  expect(FILES.filter((path) => path.endsWith('index.html'))).toHaveLength(1);
  expect(FILES.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
  expect(FILES.filter((path) => /\.(map|tsx?|po|md)$/.test(path))).toEqual([]);
});

test('no trace of the mock, the lab or the tests', ESSENTIAL, () => {
  const found = FILES.flatMap((path) => {
    const text = readFileSync(path, 'utf8').toLowerCase();
    return TRACES.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${trace} in ${path}`);
  });
  expect(found).toEqual([]);
});

test('what a page loads comes from its own host', ESSENTIAL, () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(1);
  // An empty address resolves to the page's own.
  const ours = 'https://site.example';
  expect(addresses.filter((address = '') => new URL(address, ours).origin !== ours)).toEqual([]);
  const styles = FILES.filter((path) => path.endsWith('.css')).map((path) => readFileSync(path, 'utf8'));
  expect(styles.join('').match(/(url\(|@import)\s*["']?(https?:)?\/\//g)).toBeNull();
});
