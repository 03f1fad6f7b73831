/** Pagination of lists: contract §1; the watches judge their order. Other rules check them again with items that the run itself has created. */
import { type Call, endpointOf } from '../../../../contract/endpoints.ts';
import { actedBy } from '../../rule/acts.ts';
import { equal, given, holds, rejectedField, expectSuccess } from '../../rule/expect.ts';
import { NotReached } from '../../rule/outcome.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import type { TargetState } from '../../target-state.ts';
import type { Caller } from '../../wire/caller.ts';
import { CALLS, isPublic } from './access.ts';

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

export const listRules: readonly Rule[] = [
  ...CALLS.filter((call) => endpointOf(call).paged).flatMap(rulesOfList),
  ...rulesOf('depositList', 'contract §1', ['writes', 'player'], {
    'newest-first': {
      says: 'of two orders the newer one is first, and total counts both',
      run: actedBy('player', async (player, target) => {
        const before = await pageOf(player.caller, 'depositList');
        const older = await target.withOrder(async ({ code }) => code);
        const newer = await target.withOrder(async ({ code }) => code);
        const after = await pageOf(player.caller, 'depositList', { pageSize: '2' });
        equal(
          'codes, newest first,',
          after.items.map(({ code }) => code),
          [newer, older],
        );
        equal('total', after.total, before.total + 2);
        const second = await pageOf(player.caller, 'depositList', { page: '2', pageSize: '1' });
        equal(
          'on page 2 of 1 the order',
          second.items.map(({ code }) => code),
          [older],
        );
      }),
    },
  }),
];

function rulesOfList(call: Call): Rule[] {
  const needs = isPublic(call) ? [] : (['player'] as const);
  return rulesOf(call, 'contract §1', needs, {
    'page-below-1': {
      says: 'a page that is not a whole number of at least 1 is 422',
      run: async (target) => {
        const caller = await callerFor(target, call);
        for (const page of ['0', '-1', '1.5', '1e3', 'first']) {
          rejectedField(await caller.call(call, { query: { page } }), 'page', 'FORMAT');
        }
      },
    },
    'page-size': {
      says: 'pageSize defaults to 10 and is limited to 50',
      run: async (target) => {
        const caller = await callerFor(target, call);
        const plain = await pageOf(caller, call);
        equal('page', plain.page, 1);
        equal('pageSize', plain.pageSize, 10);
        // Reads the raw body, because a page that is too large also violates the shape.
        const large = (await caller.call(call, { query: { pageSize: '1000' } })).body as Partial<Page>;
        equal('pageSize', large.pageSize, 50);
        const length = large.items?.length ?? 0;
        holds(length <= 50, 'at most 50 items', length);
      },
    },
    total: {
      says: 'total counts the items of all pages; the page after the last is empty',
      run: async (target) => {
        const caller = await callerFor(target, call);
        const first = await pageOf(caller, call, { pageSize: '50' });
        const last = Math.max(1, Math.ceil(first.total / 50));
        if (last > MOST_PAGES) throw new NotReached(`fewer than ${MOST_PAGES} pages`);
        let counted = first.items.length;
        for (let page = 2; page <= last; page += 1) {
          counted += (await pageOf(caller, call, { pageSize: '50', page: String(page) })).items.length;
        }
        equal('total', first.total, counted);
        const after = await pageOf(caller, call, { pageSize: '50', page: String(last + 1) });
        equal('items after the last page', after.items.length, 0);
      },
    },
  });
}

/** Lists with more pages are not counted (players from `--username` may have long histories). */
const MOST_PAGES = 20;

async function callerFor(target: TargetState, call: Call): Promise<Caller> {
  return isPublic(call) ? target.visitor() : (await target.player()).caller;
}

async function pageOf(
  caller: Caller,
  call: Call,
  query: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const answer = await given('a page', () => caller.call(call, { query }));
  return expectSuccess(call, answer) as unknown as Page;
}
