/**
 * Measures the first load of the public pages of the production build (`dist/`) on a slow phone with an empty cache and a slow
 * connection, beside minimal pages for comparison: `npm run bench -- load --runs=3`.
 */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { serveBuiltSite } from '../browser/fixtures/built-site.ts';
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { buildBareForm } from './first-load/bare-form.ts';
import { floorsOf } from './first-load/floor.ts';
import { type Load, load, type Visit } from './first-load/load.ts';
import { type Loads, rowsOfPage, rowsOfPlayerPage } from './first-load/targets.ts';
import { serveBeside } from './first-load/side-server.ts';
import { ACCEPT_CERTIFICATE, terminateTls } from '../browser/fixtures/tls-proxy.ts';
import { signInAt } from './player-session.ts';
import type { Row } from './verdict.ts';

const BUILD = fileURLToPath(new URL('../../dist', import.meta.url));
const BARE_FORM = '/bare-form/';
const LIBRARY_FORM = '/library-form/';

const PAGES = [
  { name: 'home', path: '/', hasForm: false },
  { name: 'login', path: '/login/', hasForm: true },
  { name: 'register', path: '/register/', hasForm: true },
] as const;

const PLAYER_PAGES = [
  { name: 'home of a player', path: '/', scenario: 'with-credit' },
  { name: 'deposit form', path: '/player/deposit/', scenario: 'default' },
  { name: 'open order', path: '/player/deposit/', scenario: 'deposit-open' },
  { name: 'deposit history', path: '/player/deposit/history/', scenario: 'every-status' },
] as const;

export async function benchFirstLoad(runs: number): Promise<readonly Row[]> {
  const form = await buildBareForm('bare-form');
  const libraryForm = await buildBareForm('library-form');
  const floors = await Promise.all(
    PAGES.map(async ({ name, path }) => ({ path, ...(await floorsOf(BUILD, name)) })),
  );
  const mock = await serveBuiltSite();
  const site = await terminateTls(mock);
  const others = await serveBeside(
    BUILD,
    new Map([
      ...floors.flatMap(({ path, floor, plain }) => [
        [path, floor] as const,
        [plainPath(path), plain] as const,
      ]),
      [BARE_FORM, form.page],
      form.code,
      [LIBRARY_FORM, libraryForm.page],
      libraryForm.code,
    ]),
  );
  const beside = await terminateTls(others);
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ACCEPT_CERTIFICATE] });
  try {
    const visits = new Map<string, Visit>(
      PAGES.flatMap(({ name, path, hasForm }) => [
        [
          name,
          {
            origin: site.origin,
            path,
            awaits: hasForm ? ['usable', 'sessionKnown'] : ['sessionKnown'],
          },
        ],
        [`floor of ${name}`, { origin: beside.origin, path, awaits: [] }],
        [`plain ${name}`, { origin: beside.origin, path: plainPath(path), awaits: [] }],
      ]),
    );
    for (const path of [BARE_FORM, LIBRARY_FORM])
      visits.set(path, { origin: beside.origin, path, awaits: ['usable'] });
    for (const { name, path, scenario } of PLAYER_PAGES)
      visits.set(name, {
        origin: site.origin,
        path,
        awaits: [],
        prepare: (phone) => signInAt(phone, { mock: mock.origin, origin: site.origin, scenario }),
      });
    const loads = await loadInTurns(browser, visits, runs);
    const of = (name: string): Loads => loads.get(name) ?? [];
    return [
      ...PAGES.flatMap(({ name, hasForm }) =>
        rowsOfPage({
          name,
          hasForm,
          site: of(name),
          plain: of(`plain ${name}`),
          floor: of(`floor of ${name}`),
          bareForm: of(BARE_FORM),
          libraryForm: of(LIBRARY_FORM),
        }),
      ),
      ...PLAYER_PAGES.flatMap(({ name }) => rowsOfPlayerPage(name, of(name))),
    ];
  } finally {
    await browser.close();
    await beside.close();
    await site.close();
  }
}

/** The address of the plain page beside the one at this path. */
const plainPath = (path: string) => `/plain${path}`;

/** Each run loads every page once, so that other load of the machine affects all pages alike. */
async function loadInTurns(
  browser: Browser,
  visits: ReadonlyMap<string, Visit>,
  runs: number,
): Promise<ReadonlyMap<string, Loads>> {
  const loads = new Map<string, Load[]>([...visits.keys()].map((name) => [name, []]));
  for (const visit of visits.values()) await load(browser, visit, 'fast');
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, visit] of visits) {
      const sample = await load(browser, visit, 'slow');
      requireBrotli(name, sample);
      loads.get(name)?.push(sample);
    }
    console.error(`first load: ${run} of ${runs}`);
  }
  return loads;
}

/** @throws when a document or script was not compressed with brotli: the sizes would not be comparable. */
function requireBrotli(name: string, { asked }: Load): void {
  for (const { kind, encoding, url } of asked) {
    if ((kind === 'document' || kind === 'script') && encoding !== 'br')
      throw new Error(`${name}: ${url} came without brotli.`);
  }
}
