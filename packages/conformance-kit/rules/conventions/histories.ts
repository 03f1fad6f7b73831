/**
 * Filters and totals of the three histories: contract §1, *Histories*. Both are optional: a rule about a filter that the server
 * does not echo is not reached, and one that is applied without its echo fails.
 *
 * Each rule compares a filtered list with the rows of the whole one. A full run builds a history for it; a read-only run uses the
 * one of the given player.
 */
import { ORDER_STATUSES } from '../../../../contract/order.ts';
import {
  type HistoryFilterName,
  type HistoryFilters,
  filtersNotApplied,
  type HistoryTotal,
} from '../../../../contract/history.ts';
import { add, decimal, written, ZERO } from '../../../../contract/money/money.ts';
import { USAGE_STATUSES } from '../../../../contract/promotion.ts';
import { addDays, vientianeDay } from '../../../../contract/time/day.ts';
import { PROVIDERS } from '../../../../contract/values.ts';
import { equal, holds, needed, rejectedField } from '../../rule/expect.ts';
import { NotReached } from '../../rule/outcome.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import type { Player, TargetState } from '../../target-state.ts';
import type { Caller } from '../../wire/caller.ts';
import { depositHistory, usageHistory, withdrawHistory } from './history-setting.ts';

/** What the rules compare of a row. */
interface Row {
  /** The row's own code, and others that `q` finds it by. */
  readonly codes: readonly [string, ...string[]];
  readonly status: string;
  readonly provider: string;
  readonly at: string;
  /** Its part of the totals; null if no money has moved. */
  readonly money: HistoryTotal | null;
}

interface HistoryPage {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly filters?: HistoryFilters | undefined;
  readonly totals?: readonly HistoryTotal[] | undefined;
}

type Query = Readonly<Record<string, string>>;

interface History {
  readonly call: 'depositList' | 'withdrawList' | 'usageList';
  readonly statuses: readonly string[];
  readonly build: (target: TargetState) => Promise<Player>;
  readonly read: (caller: Caller, query: Query) => Promise<HistoryPage>;
}

const isSet = (instant: string) => !instant.startsWith('0001-01-01');

const HISTORIES: readonly History[] = [
  {
    call: 'depositList',
    statuses: ORDER_STATUSES,
    build: depositHistory,
    read: async (caller, query) => {
      const { items, ...page } = await caller.ok('depositList', { query });
      const rows = items.map(({ code, createdAt, status, provider, currency, ...order }) => {
        const credited = status === 'SUCCESS' ? order.totalCredit : '0';
        const money = { currency, paid: order.paidAmount ?? order.amount, credited };
        return row([code], status, provider, createdAt, isSet(order.paidAt) ? money : null);
      });
      return { ...page, rows };
    },
  },
  {
    call: 'withdrawList',
    statuses: ORDER_STATUSES,
    build: withdrawHistory,
    read: async (caller, query) => {
      const { items, ...page } = await caller.ok('withdrawList', { query });
      const rows = items.map(({ code, createdAt, status, provider, payCurrency, payAmount, amount }) => {
        const money = { currency: payCurrency, paid: payAmount, withdrawn: amount };
        return row([code], status, provider, createdAt, status === 'SUCCESS' ? money : null);
      });
      return { ...page, rows };
    },
  },
  {
    call: 'usageList',
    statuses: USAGE_STATUSES,
    build: usageHistory,
    read: async (caller, query) => {
      const { items, ...page } = await caller.ok('usageList', { query });
      const rows = items.map(({ id, depositCode, claimedAt, status, provider, bonusAmount }) => {
        const isCredited = status === 'USED' || status === 'SUCCESS';
        const codes: Row['codes'] = depositCode === undefined ? [id] : [id, depositCode];
        const money = { currency: 'THB', credited: bonusAmount } as const;
        return row(codes, status, provider, claimedAt, isCredited ? money : null);
      });
      return { ...page, rows };
    },
  },
];

function row(
  codes: Row['codes'],
  status: string,
  provider: string,
  at: string,
  money: HistoryTotal | null,
): Row {
  return { codes, status, provider, at, money };
}

export const historyRules: readonly Rule[] = HISTORIES.flatMap((history) =>
  rulesOf(history.call, 'contract §1', ['player'], {
    'filter-status': {
      says: 'status selects the rows with that status, newest first, and total counts only them',
      run: async (target) => {
        const whole = await wholeOf(history, target);
        for (const status of history.statuses) {
          await expectRows(whole, { status }, (row) => row.status === status);
        }
      },
    },
    'filter-provider': {
      says: 'provider selects the rows with that provider',
      run: async (target) => {
        const whole = await wholeOf(history, target);
        for (const provider of PROVIDERS) {
          await expectRows(whole, { provider }, (row) => row.provider === provider);
        }
      },
    },
    'filter-days': {
      says: 'from and to are days of Vientiane (UTC+7), and both are inclusive',
      run: async (target) => {
        const whole = await wholeOf(history, target);
        const days = [...new Set(whole.rows.map(dayOf))].toSorted();
        const { first, last } = endsOf(days);
        for (const day of new Set([first, ...days.slice(-2), last])) {
          await expectRows(whole, { from: day }, (row) => dayOf(row) >= day);
          await expectRows(whole, { to: day }, (row) => dayOf(row) <= day);
          await expectRows(whole, { from: day, to: day }, (row) => dayOf(row) === day);
        }
      },
    },
    'filter-code': {
      says: 'q finds a code by a part of it, in any case, with white space and invisible characters around it',
      run: async (target) => {
        const whole = await wholeOf(history, target);
        const codes = whole.rows.flatMap((row) => row.codes).slice(0, 2);
        for (const code of codes) {
          for (const q of [code, code.slice(-4), code.toLowerCase(), code.toUpperCase(), `${code}-`]) {
            const isFound = (row: Row) => row.codes.some((own) => includes(own, q));
            await expectRows(whole, { q }, isFound);
            await expectRows(whole, { q: ` \u200b${q}\u2069 ` }, isFound);
          }
        }
      },
    },
    'filter-pages': {
      says: 'the pages of a filtered list are parts of that list, not of the whole one',
      run: async (target) => {
        const whole = await wholeOf(history, target);
        const isRepeated = ({ status }: Row) => whole.rows.filter((row) => row.status === status).length > 1;
        const { status } = needed('two rows with one status', whole.rows.findLast(isRepeated));
        const expected = whole.rows.filter((row) => row.status === status);
        for (const page of [1, 2]) {
          const read = await filtered(whole, { status }, { pageSize: '1', page: String(page) });
          equal(`on page ${page} of 1`, namesOf(read.rows), namesOf(expected.slice(page - 1, page)));
          equal('total', read.total, expected.length);
        }
      },
    },
    'filter-values': {
      says: 'a status or provider that does not exist, and a period that is none, are 422',
      run: async (target) => {
        const whole = await wholeOf(history, target);
        const { first: day } = endsOf(whole.rows.map(dayOf));
        const asked = { status: history.statuses[0], provider: PROVIDERS[0], from: day, to: day };
        const { filters = {} } = await history.read(whole.caller, asked as Query);
        if (Object.keys(filters).length === 0) throw notFiltered('status');
        const wrong: readonly (readonly [HistoryFilterName, string, Query])[] = [
          ['status', 'UNKNOWN', { status: 'NO_SUCH_STATUS' }],
          ['provider', 'UNKNOWN', { provider: 'no_such_provider' }],
          ['from', 'FORMAT', { from: '2026-02-30' }],
          ['to', 'FORMAT', { to: '02/03/2026' }],
          ['to', 'FORMAT', { from: '2026-03-03', to: '2026-03-02' }],
        ];
        for (const [name, code, query] of wrong) {
          if (filters[name] === undefined) continue;
          rejectedField(await whole.caller.call(history.call, { query }), name, code);
        }
      },
    },
    totals: {
      says: 'totals are the exact sums of the money that moved, per currency, over all rows of the filter',
      run: async (target) => {
        const whole = await wholeOf(history, target);
        const page = await history.read(whole.caller, { pageSize: '1' });
        equalTotals(page, whole.rows);
        for (const status of history.statuses) {
          const one = await history.read(whole.caller, { status, pageSize: '1' });
          if (one.filters?.status !== status) return;
          equalTotals(
            one,
            whole.rows.filter((row) => row.status === status),
          );
        }
      },
    },
  }),
);

/** A history that is read completely, newest first. */
interface Whole {
  readonly history: History;
  readonly caller: Caller;
  readonly rows: readonly Row[];
}

const built = new WeakMap<TargetState, Map<History, Promise<Whole>>>();

/** Each run builds and reads a history once. */
function wholeOf(history: History, target: TargetState): Promise<Whole> {
  const ofRun = built.get(target) ?? new Map<History, Promise<Whole>>();
  built.set(target, ofRun);
  const whole = ofRun.get(history) ?? readWhole(history, target);
  ofRun.set(history, whole);
  return whole;
}

/** Longer histories are not compared: players from `--username` may have years of them. */
const MOST_PAGES = 20;

async function readWhole(history: History, target: TargetState): Promise<Whole> {
  const { caller } = target.lacks('writes') === null ? await history.build(target) : await target.player();
  const rows: Row[] = [];
  for (let page = 1, total = 1; rows.length < total; page += 1) {
    if (page > MOST_PAGES) throw new NotReached(`at most ${MOST_PAGES} pages`);
    const read = await history.read(caller, { page: String(page), pageSize: '50' });
    needed('a history with rows', read.rows.length > 0);
    rows.push(...read.rows);
    total = read.total;
  }
  return { history, caller, rows };
}

/** Asserts that the filters select these rows of the whole list. */
async function expectRows(whole: Whole, filters: HistoryFilters, isExpected: (row: Row) => boolean) {
  const page = await filtered(whole, filters, { pageSize: '50' });
  const expected = whole.rows.filter(isExpected);
  const asked = new URLSearchParams(filters as Query);
  equal(`with ${asked} the rows`, namesOf(page.rows), namesOf(expected.slice(0, 50)));
  equal(`with ${asked} total`, page.total, expected.length);
}

/** Reads a filtered page, whose echo must have the values that were sent. */
async function filtered(
  { history, caller, rows }: Whole,
  filters: HistoryFilters,
  paging: Query,
): Promise<HistoryPage> {
  const page = await history.read(caller, { ...(filters as Query), ...paging });
  const [missing] = filtersNotApplied(filters, page.filters);
  if (missing === undefined) return page;
  const echo = page.filters?.[missing];
  holds(echo === undefined, `the echo of ${missing} ${filters[missing]}`, echo);
  holds(page.total === rows.length, `an echo of ${missing}, or all ${rows.length} rows`, page.total);
  throw notFiltered(missing);
}

function notFiltered(name: HistoryFilterName): NotReached {
  return new NotReached(`a server that filters by ${name}, which is optional: the response does not echo it`);
}

const SUMS = ['paid', 'credited', 'withdrawn'] as const;

/** Compares the sums that the server sends; each of them is optional. */
function equalTotals({ totals }: HistoryPage, rows: readonly Row[]): void {
  const sent = needed('a server that sends totals, which is optional', totals);
  const moved = rows.flatMap(({ money }) => money ?? []);
  const currencies = [...new Set(moved.map(({ currency }) => currency))].toSorted();
  equal('currencies', sent.map(({ currency }) => currency).toSorted(), currencies);
  for (const { currency, ...sums } of sent) {
    const parts = moved.filter((money) => money.currency === currency);
    for (const name of SUMS) {
      const sum = sums[name];
      if (sum === undefined) continue;
      const expected = parts.reduce((all, part) => add(all, decimal(part[name] ?? '0')), ZERO);
      equal(`${name} in ${currency}`, written(decimal(sum)), written(expected));
    }
  }
}

function includes(code: string, q: string): boolean {
  return code.toLowerCase().includes(q.toLowerCase());
}

function dayOf({ at }: Row): string {
  return vientianeDay(Date.parse(at));
}

/** The days before the first and after the last. */
function endsOf(days: readonly string[]) {
  const sorted = days.toSorted();
  const beside = (day: string | undefined, by: number) =>
    vientianeDay(addDays(Date.parse(`${needed('a row', day)}T12:00:00+07:00`), by));
  return { first: beside(sorted[0], -1), last: beside(sorted.at(-1), 1) };
}

function namesOf(rows: readonly Row[]): readonly string[] {
  return rows.map(({ codes: [code] }) => code);
}
