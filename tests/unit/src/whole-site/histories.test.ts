/** Filters, totals, downloads and jumps of the three histories, from the player's view: contract §1, *Lists*. */
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { vientianeDay } from '../../../../contract/time/day.ts';
import { paths } from '../../../../src/app/paths.ts';
import { formatDay } from '../../../../src/format/date.ts';
import { switchLanguage } from '../../../../src/i18n/language.ts';
import { LANGUAGES } from '../../../../src/i18n/languages.ts';
import {
  announces,
  control,
  dialog,
  field,
  fill,
  findControl,
  foundControl,
  main,
  press,
  rows,
  say,
  says,
  sees,
  textOf,
} from '../../../in-process/page-reading.ts';
import { DESKTOP, setViewport } from '../../../in-process/viewport.ts';
import { visit } from './visit.ts';

const DEPOSITS = paths.depositHistory;
const WITHDRAWS = paths.withdrawHistory;
const LONG = { player: 'demo', scenario: 'long-history' };

type Opened = Awaited<ReturnType<typeof visit>>;

/** The queries of the requests for pages of deposits. */
function asked({ sent }: Opened): readonly string[] {
  return sent.flatMap(({ path }) => (path.startsWith('/deposits?') ? [path.slice('/deposits'.length)] : []));
}

function pick(label: string, value: string, where: ParentNode = document): void {
  fireEvent.change(field(label, where), { target: { value } });
}

async function showsOnly(status: string): Promise<void> {
  await waitFor(() => {
    expect(rows().length).toBeGreaterThan(0);
    for (const row of rows()) expect(textOf(row)).toContain(say(`status.${status}`));
  });
}

const totals = () => main()?.querySelector(`[aria-label="${say('history.totals')}"]`) ?? null;

/** What a press on the filter's link is called. */
function dropping(name: string, value: string): string {
  return say('history.filter.drop', { name, value });
}

describe('the filters are in the address', () => {
  test('a choice in the row filters all rows from the first page on, another page keeps it, Back undoes it, and a reload keeps it', async () => {
    setViewport(DESKTOP);
    const player = await visit(`${DEPOSITS}?page=3`, LONG);
    await waitFor(() => expect(rows()).toHaveLength(10));
    pick(say('history.status'), 'CANCELED');
    await showsOnly('CANCELED');
    expect(player.address).toBe(`${DEPOSITS}?status=CANCELED`);
    await sees(say('history.filter.found', { count: '44' }), main);
    await press(say('pager.next'));
    await waitFor(() => expect(player.address).toBe(`${DEPOSITS}?status=CANCELED&page=2`));
    await showsOnly('CANCELED');
    pick(say('deposit.provider'), 'gclub');
    await sees(say('history.noMatch.title'), main);
    expect(player.address).toBe(`${DEPOSITS}?status=CANCELED&provider=gclub`);
    player.tab.back();
    await showsOnly('CANCELED');
    await player.load(player.address ?? '');
    await showsOnly('CANCELED');
    expect(field(say('history.status')).value).toBe('CANCELED');
  });

  test('the sheet of a phone applies its filters together', async () => {
    const player = await visit(DEPOSITS, LONG);
    await waitFor(() => expect(rows()).toHaveLength(10));
    await press(say('history.filter.open'));
    await sees(say('history.filter.title'), dialog);
    pick(say('history.status'), 'SUCCESS', dialog() ?? document);
    pick(say('history.period'), 'custom', dialog() ?? document);
    // In the wrong order, as can happen.
    await fill(say('history.period.from'), '2026-02-28', dialog);
    await fill(say('history.period.to'), '2026-02-01', dialog);
    expect(player.address).toBe(DEPOSITS);
    await press(say('history.filter.apply'), dialog);
    await waitFor(() =>
      expect(player.address).toBe(`${DEPOSITS}?status=SUCCESS&from=2026-02-01&to=2026-02-28`),
    );
    expect(dialog()).toBeNull();
    expect(textOf(control(say('history.filter.openWith', { count: '2' })))).not.toBe('');
  });

  test('a link shows what its sender saw, in each language', async () => {
    const player = await visit(`${DEPOSITS}?status=SUCCESS&from=2020-01-01&q=d0001`, LONG);
    for (const language of LANGUAGES) {
      await switchLanguage(language);
      await showsOnly('SUCCESS');
      const since = say('history.period.since', { day: '01/01/2020' });
      for (const [name, value] of [
        [say('history.status'), say('status.SUCCESS')],
        [say('history.period'), since],
        [say('history.code'), 'd0001'],
      ] as const)
        await foundControl(dropping(name, value));
      expect(field(say('history.search')).value).toBe('d0001');
    }
    expect(new Set(asked(player))).toEqual(
      new Set(['?page=1&pageSize=10&status=SUCCESS&from=2020-01-01&q=d0001']),
    );
  });

  test('damaged values in the address are not sent, and the page is shown', async () => {
    const player = await visit(`${DEPOSITS}?status=LOST&from=2026-02-30&to=x&provider=%3Cb%3E&q=%20`, LONG);
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    expect(asked(player)).toEqual(['?page=1&pageSize=10']);
  });

  test('one press drops a filter, another one all of them', async () => {
    const player = await visit(`${DEPOSITS}?status=SUCCESS&provider=alphabet&q=D0&pageSize=20`, LONG);
    await showsOnly('SUCCESS');
    await press(dropping(say('deposit.provider'), 'Alphabet'));
    await waitFor(() => expect(player.address).toBe(`${DEPOSITS}?status=SUCCESS&q=D0&pageSize=20`));
    // The pressed link has gone.
    expect(document.activeElement?.localName).toBe('h1');
    await press(say('history.filter.clear'), main);
    await waitFor(() => expect(player.address).toBe(`${DEPOSITS}?pageSize=20`));
    await sees(say('pager.range', { from: '1', to: '20', total: '120' }), main);
  });

  test('two tabs have a filter each', async () => {
    const player = await visit(`${DEPOSITS}?status=SUCCESS`, LONG);
    await showsOnly('SUCCESS');
    const other = await player.openTab(`${DEPOSITS}?status=CANCELED`);
    await waitFor(() => expect(other.container.querySelectorAll('tbody tr')).toHaveLength(10));
    const [own, others] = [player.tab, other].map((tab) => textOf(tab.container.querySelector('tbody')));
    expect(own).not.toContain(say('status.CANCELED'));
    expect(others).not.toContain(say('status.SUCCESS'));
    const unfiltered = await player.openTab(DEPOSITS);
    await waitFor(() => expect(unfiltered.container.querySelectorAll('tbody tr')).toHaveLength(10));
    expect([own, others]).not.toContain(textOf(unfiltered.container.querySelector('tbody')));
  });
});

describe('the period', () => {
  test('“this month” is the month of the server’s clock in Vientiane', async () => {
    const player = await visit(DEPOSITS, {
      ...LONG,
      prepare: ({ mock }) => mock.lab('clock', { advanceSeconds: 40 * 86_400 }),
    });
    await waitFor(() => expect(rows()).toHaveLength(10));
    await press(say('history.period.month'), main);
    const today = vientianeDay(player.mock.backend.world.clock.now());
    const first = `${today.slice(0, 8)}01`;
    await waitFor(() => expect(player.address).toBe(`${DEPOSITS}?from=${first}&to=${today}`));
    // All orders are older than a month.
    await sees(say('history.noMatch.title'), main);
  });

  test('a named period is shown by its name, other days by themselves', async () => {
    setViewport(DESKTOP);
    const player = await visit(DEPOSITS, LONG);
    await waitFor(() => expect(rows()).toHaveLength(10));
    pick(say('history.period'), 'week');
    const today = vientianeDay(player.mock.backend.world.clock.now());
    await waitFor(() => expect(player.address).toContain(`&to=${today}`));
    await waitFor(() => expect(field(say('history.period')).value).toBe('week'));
    pick(say('history.period'), 'custom');
    await fill(say('history.period.from'), today);
    await press(say('history.search.submit'), main);
    await waitFor(() => expect(player.address).toBe(`${DEPOSITS}?from=${today}&to=${today}`));
    await foundControl(dropping(say('history.period'), formatDay(today)));
  });
});

test('the search finds a part of a code when it is submitted, says how many it has found, and needs an entry', async () => {
  const player = await visit(DEPOSITS, LONG);
  await waitFor(() => expect(rows()).toHaveLength(10));
  await press(say('history.search.submit'), main);
  const search = field(say('history.search'));
  expect(document.activeElement).toBe(search);
  // What fireEvent returns: whether the browser goes on, which submits the form. The first two end a composition.
  expect(fireEvent.keyDown(search, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 })).toBe(true);
  await fill(say('history.search'), ' d00012\u200B', main);
  expect(player.address).toBe(DEPOSITS);
  await press(say('history.search.submit'), main);
  await waitFor(() => expect(player.address).toBe(`${DEPOSITS}?q=d00012`));
  await announces('polite', say('history.filter.found', { count: '1' }));
  expect(textOf(rows()[0])).toContain('D000120');
});

describe('no row matches', () => {
  test('the page offers to drop the filter that leaves none, and says how many rows there are then', async () => {
    const player = await visit(`${DEPOSITS}?status=SUCCESS&provider=gclub&q=D0001`, LONG);
    await sees(say('history.noMatch.title'), main);
    const matching = player.mock.backend.world.store.deposits
      .getAll()
      .filter(({ status, code }) => status === 'SUCCESS' && code.startsWith('D0001'));
    const count = String(matching.length);
    const without = say('history.noMatch.drop', { name: say('deposit.provider'), count });
    await foundControl(without);
    // Without one of the others there are none either.
    expect(says(say('history.noMatch.drop', { name: say('history.status'), count: '0' }))).toBe(false);
    await press(without);
    await showsOnly('SUCCESS');
    expect(player.address).toBe(`${DEPOSITS}?status=SUCCESS&q=D0001`);
  });
});

describe('a backend that ignores filters', () => {
  test('the page names them, shows the rows as unfiltered, and filters nothing itself', async () => {
    await visit(`${DEPOSITS}?status=CANCELED&from=2026-01-01&q=D0001`, {
      ...LONG,
      prepare: ({ mock }) => mock.fault('GET /deposits', { fault: 'unfiltered' }),
    });
    const names = [say('history.status'), say('history.period'), say('history.code')].join(' · ');
    await sees(say('history.notApplied.title', { filters: names }), main);
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(rows().some((row) => textOf(row).includes(say('status.SUCCESS')))).toBe(true);
    await sees(say('pager.range', { from: '1', to: '10', total: '120' }), main);
    expect(totals()).toBeNull();
    // The number of all rows is not the number that the filters leave.
    expect(says(say('history.filter.found', { count: '120' }))).toBe(false);
  });

  test('only those that the response does not echo are named', async () => {
    await visit(`${DEPOSITS}?status=SUCCESS&provider=alphabet`, {
      ...LONG,
      change: ({ path, json }) =>
        path === '/deposits' ? { ...(json as object), filters: { status: 'SUCCESS' } } : undefined,
    });
    await sees(say('history.notApplied.title', { filters: say('deposit.provider') }), main);
  });
});

test('the totals are those of the response, by currency', async () => {
  await visit(WITHDRAWS, {
    ...LONG,
    change: ({ path, json }) =>
      path === '/withdraws'
        ? {
            ...(json as object),
            totals: [
              { currency: 'LAK', paid: '12345678', withdrawn: '1000.5' },
              { currency: 'USD', paid: '20' },
            ],
          }
        : undefined,
  });
  await sees(`12.345.678${say('currency.LAK')}`, main);
  const [kip, dollars] = [...(totals()?.querySelectorAll('dl') ?? [])].map(textOf);
  expect(kip).toBe(
    `${say('withdraw.amount')}1.000,5${say('currency.THB')}${say('withdraw.gets')}12.345.678${say('currency.LAK')}`,
  );
  expect(dollars).toBe(`${say('withdraw.gets')}20${say('currency.USD')}`);
});

/** jsdom's blobs can be read by its own reader only. */
function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', reject);
    reader.readAsArrayBuffer(file);
  });
}

describe('a download', () => {
  const files: { readonly name: string; readonly file: Blob }[] = [];

  beforeEach(() => {
    files.length = 0;
    let last: Blob;
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => {
          last = file;
          return 'blob:history';
        };
        static override revokeObjectURL = () => {};
      },
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, file: last });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  async function saved(): Promise<readonly string[]> {
    await waitFor(() => expect(files).toHaveLength(1));
    const bytes = await bytesOf(files[0]?.file ?? new Blob());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines.pop()).toBe('');
    return lines;
  }

  test.each([
    ['lo', ',', /^D\d{6},\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2},/],
    ['vn', ';', /^D\d{6};\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2};/],
    // Each language is proven in tests/unit/src/format/csv.test.ts.
  ] as const)('in %s has every row of the filter, once, in that language', async (language, mark, line) => {
    const player = await visit(`${DEPOSITS}?status=SUCCESS`, LONG);
    await switchLanguage(language);
    await showsOnly('SUCCESS');
    await press(say('history.export'), main);
    await sees(say('history.export.done', { count: '76' }), dialog);
    const [head = '', ...body] = await saved();
    expect(head.split(mark).slice(0, 5)).toEqual([
      say('order.code'),
      say('order.createdAt'),
      say('deposit.provider'),
      say('history.status'),
      say('order.amount'),
    ]);
    expect(body).toHaveLength(76);
    expect(new Set(body.map((row) => row.split(mark)[0])).size).toBe(76);
    for (const row of body) {
      expect(row).toMatch(line);
      expect(row).toContain(`${mark}${say('status.SUCCESS')}${mark}`);
      // Whole kip, without grouping, and the currency in its own column.
      expect(row).toMatch(new RegExp(`${mark}\\d{5,6}${mark}\\d{5,6}${mark}${say('currency.LAK')}${mark}`));
    }
    expect(files[0]?.name).toMatch(/^deposits-\d{4}-\d{2}-\d{2}\.csv$/);
    const today = vientianeDay(player.mock.backend.world.clock.now());
    expect(asked(player).filter((query) => query.includes('pageSize=50'))).toEqual([
      `?page=1&pageSize=50&status=SUCCESS&to=${today}`,
      `?page=2&pageSize=50&status=SUCCESS&to=${today}`,
    ]);
  });

  test('writes a name that looks like a formula as text, and masks account numbers', async () => {
    await visit(WITHDRAWS, {
      ...LONG,
      change: ({ path, json }) => {
        if (path !== '/withdraws') return undefined;
        const { items, ...list } = json as { readonly items: readonly object[] };
        return { ...list, items: items.map((item) => ({ ...item, accountName: '=HYPERLINK("http://x")' })) };
      },
    });
    await press(say('history.export'), main);
    const [, first = ''] = await saved();
    expect(first).toContain(`,"'=HYPERLINK(""http://x"")",`);
    expect(first).toMatch(/,•+\d{4},/);
    expect(first).not.toMatch(/\d{10}/);
  });

  test('that is cancelled saves nothing, and says so', async () => {
    const player = await visit(DEPOSITS, LONG);
    await waitFor(() => expect(rows()).toHaveLength(10));
    const release = player.holdAnswer('GET /deposits');
    await press(say('history.export'), main);
    await press(say('history.export.cancel'), dialog);
    await sees(say('history.export.canceled'), dialog);
    await sees(say('history.export.nothingSaved'), dialog);
    release();
    await player.settled();
    expect(files).toEqual([]);
  });

  test('that fails half-way saves nothing, says so, and can be tried again', async () => {
    const player = await visit(DEPOSITS, LONG);
    await waitFor(() => expect(rows()).toHaveLength(10));
    await player.mock.fault('GET /deposits', { status: 422, after: 1, times: 2 });
    await press(say('history.export'), main);
    await sees(say('history.export.failed'), dialog);
    await sees(say('history.export.nothingSaved'), dialog);
    expect(files).toEqual([]);
    await press(say('common.tryAgain'), dialog);
    await sees(say('history.export.done', { count: '120' }), dialog);
    expect(await saved()).toHaveLength(121);
  });

  test('says how many rows it could not read', async () => {
    await visit(DEPOSITS, {
      ...LONG,
      change: ({ path, json }) => {
        if (path !== '/deposits') return undefined;
        const { items, ...list } = json as { readonly items: readonly object[] };
        return {
          ...list,
          items: items.map((item, place) => (place === 0 ? { ...item, amount: 'x' } : item)),
        };
      },
    });
    await press(say('history.export'), main);
    await sees(say('history.export.unreadable', { count: '3' }), dialog);
    expect(await saved()).toHaveLength(118);
  });
});

describe('a jump', () => {
  test('shows the page that is typed, and marks the field if it is none', async () => {
    const player = await visit(`${DEPOSITS}?q=D0`, LONG);
    await waitFor(() => expect(rows()).toHaveLength(10));
    const jump = async (typed: string) => {
      await fill(say('history.jump.page', { last: '12' }), typed, main);
      await press(say('history.jump.submit'), main);
    };
    await jump('x');
    const isMarked = () => field(say('history.jump.page', { last: '12' })).getAttribute('aria-invalid');
    await waitFor(() => expect(isMarked()).toBe('true'));
    expect(player.address).toBe(`${DEPOSITS}?q=D0`);
    for (const [typed, page] of [
      ['7', '7'],
      ['໑໒', '12'],
      ['2', '2'],
      ['1.200', '12'],
    ] as const) {
      await jump(typed);
      await waitFor(() => expect(player.address).toBe(`${DEPOSITS}?q=D0&page=${page}`));
    }
  });

  test('leads to the oldest order, and to the newest', async () => {
    await visit(DEPOSITS, LONG);
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(findControl(say('history.jump.newest'))).toBeUndefined();
    await press(say('history.jump.oldest'), main);
    await waitFor(() => expect(textOf(rows().at(-1))).toContain('D000001'));
    await press(say('history.jump.newest'), main);
    await waitFor(() => expect(textOf(rows()[0])).toContain('D000120'));
  });
});

describe('a receipt', () => {
  test('returns the focus to the button of its row, and is closed by Back', async () => {
    const player = await visit(DEPOSITS, LONG);
    await press(say('pager.next'));
    await waitFor(() => expect(player.address).toBe(`${DEPOSITS}?page=2`));
    const details = say('history.detailsOf', { name: 'D000105' });
    await press(details);
    await sees('D000105', dialog);
    await press(say('common.close'), dialog);
    await waitFor(() => expect(document.activeElement).toBe(control(details)));
    await press(details);
    await sees('D000105', dialog);
    player.tab.back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(player.address).toBe(DEPOSITS);
  });
});

/** Questions of an anxious player, from a history page on: the number of presses is what the test presses. */
describe('where is my money?', () => {
  test('all failed withdrawals, with one press', async () => {
    await visit(WITHDRAWS, { player: 'demo', scenario: 'every-status' });
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    await press(say('status.FAILED'), main);
    await showsOnly('FAILED');
  });

  test('a late payment is marked in the list', async () => {
    await visit(DEPOSITS, { player: 'demo', scenario: 'deposit-late' });
    await waitFor(() => expect(rows().map(textOf).join(' ')).toContain(say('history.late')));
  });
});
