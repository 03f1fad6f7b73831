/** Limits and self-exclusion: contract §2. Self-exclusion needs a lab, because it cannot be undone. */
import { actedBy } from '../../rule/acts.ts';
import { equal, given, near, expectRejection, needed, expectSuccess } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { serverTime } from '../../wire/answer.ts';
import { claim, claimable } from './promotion.ts';

const HOUR_MS = 3_600_000;

export const responsiblePlayRules: readonly Rule[] = [
  ...rulesOf('limits', 'contract §2', ['newcomer'], {
    off: {
      says: 'without limits all values are null, and the call still responds',
      run: async (target) => {
        const { limits, pending, selfExcludedUntil } = await (await target.newcomer()).caller.ok('limits');
        equal('limits', limits, body(null).body);
        equal('pending', pending, null);
        equal('selfExcludedUntil', selfExcludedUntil.slice(0, 10), '0001-01-01');
      },
    },
  }),
  ...rulesOf('limitsChange', 'contract §2', ['newcomer'], {
    first: {
      says: 'a first limit takes effect at once',
      run: actedBy('newcomer', async ({ caller }) => {
        const { limits, pending } = await caller.ok('limitsChange', body('1000', 30));
        equal('limits', limits, body('1000', 30).body);
        equal('pending', pending, null);
        equal('limits of GET', (await caller.ok('limits')).limits, limits);
      }),
    },
    decrease: {
      says: 'a decrease takes effect at once',
      run: actedBy('newcomer', async ({ caller }) => {
        await given('a limit', () => caller.ok('limitsChange', body('1000')));
        const { limits, pending } = await caller.ok('limitsChange', body('500'));
        equal('limits', limits, body('500').body);
        equal('pending', pending, null);
      }),
    },
    increase: {
      says: 'an increase or removal takes effect after 24 h',
      run: async (target) => {
        for (const wanted of ['2000', null]) {
          const { caller } = await target.newcomer();
          await given('a limit', () => caller.ok('limitsChange', body('1000')));
          const answer = await caller.call('limitsChange', body(wanted));
          const { limits, pending } = expectSuccess('limitsChange', answer);
          equal('limits', limits, body('1000').body);
          equal('pending day', pending?.depositLimits.day, wanted);
          const due = serverTime(answer) + 24 * HOUR_MS;
          near('effectiveAt', pending?.effectiveAt ?? 'none', due);
        }
      },
    },
    'replaces-pending': {
      says: 'a decrease replaces a pending increase',
      run: actedBy('newcomer', async ({ caller }) => {
        await given('a limit', () => caller.ok('limitsChange', body('1000')));
        await given('an increase', () => caller.ok('limitsChange', body(null)));
        const { limits, pending } = await caller.ok('limitsChange', body('500'));
        equal('limits', limits, body('500').body);
        equal('pending', pending, null);
      }),
    },
    'increase-comes': {
      says: 'an increase is in effect after 24 h, and not before',
      needs: ['lab', 'newcomer'],
      run: actedBy('newcomer', async ({ caller }, target) => {
        await given('a limit', () => caller.ok('limitsChange', body('1000')));
        const waiting = await given('an increase', () => caller.ok('limitsChange', body('2000')));
        await target.lab.advance(24 * 3600 - 60);
        equal('the response before', await caller.ok('limits'), waiting);
        await target.lab.advance(61);
        const { limits, pending } = await caller.ok('limits');
        equal('limits', limits, body('2000').body);
        equal('pending', pending, null);
        equal(
          'limits after a decrease',
          (await caller.ok('limitsChange', body('1500'))).limits,
          body('1500').body,
        );
      }),
    },
  }),
  ...rulesOf('selfExclude', 'contract §2', ['lab', 'newcomer'], {
    days: {
      says: 'an exclusion lasts 1, 7, 30 or 180 days; a longer one extends a shorter one',
      run: actedBy('newcomer', async ({ caller }) => {
        for (const days of [1, 7, 30, 180]) {
          const answer = await caller.call('selfExclude', { body: { days } });
          const { selfExcludedUntil } = expectSuccess('selfExclude', answer);
          near('selfExcludedUntil', selfExcludedUntil, serverTime(answer) + days * 24 * HOUR_MS);
        }
      }),
    },
    excludes: {
      says: 'an exclusion lasts the given days and keeps the limits; a shorter exclusion does not end it early',
      run: actedBy('newcomer', async ({ caller }, target) => {
        await given('a limit', () => caller.ok('limitsChange', body('1000')));
        const before = await given('an increase', () => caller.ok('limitsChange', body(null)));
        const answer = await caller.call('selfExclude', { body: { days: 7 } });
        const { selfExcludedUntil } = expectSuccess('selfExclude', answer);
        near('selfExcludedUntil', selfExcludedUntil, serverTime(answer) + 7 * 24 * HOUR_MS);
        const shorter = await caller.ok('selfExclude', { body: { days: 1 } });
        equal('selfExcludedUntil', shorter.selfExcludedUntil, selfExcludedUntil);
        equal('the response of GET', await caller.ok('limits'), { ...before, selfExcludedUntil });
        await target.lab.advance(7 * 24 * 3600 + 1);
        const over = (await caller.ok('limits')).selfExcludedUntil;
        equal('selfExcludedUntil', over.slice(0, 10), '0001-01-01');
      }),
    },
    claim: {
      says: 'a claim is 409 SELF_EXCLUDED',
      run: actedBy('newcomer', async (player) => {
        const { promotion } = await claimable(player);
        await given('an exclusion', () => player.caller.ok('selfExclude', { body: { days: 1 } }));
        expectRejection(await claim(player, promotion), 'SELF_EXCLUDED');
      }),
    },
    'never-blocks': {
      says: 'an exclusion never blocks check, cancel and withdraw',
      run: actedBy('depositor', async (by, target) => {
        const { account } = by;
        const { withdrawConfig } = await target.terms();
        await target.withOrder(
          async ({ code, provider }) => {
            const limits = withdrawConfig.providers.find((candidate) => candidate.provider === provider);
            const amount = needed('limits', limits).minCredit;
            await given('an exclusion', () => by.caller.ok('selfExclude', { body: { days: 1 } }));
            await by.caller.ok('depositCheck', { parameters: { code } });
            await by.caller.ok('depositCancel', { parameters: { code } });
            await target.lab.credit(by.username, provider, amount);
            const body = { provider, amount, bankAccountId: account.id };
            await by.caller.ok('withdrawCreate', { body });
          },
          { by },
        );
      }),
    },
  }),
];

/** A request with a daily limit and a reminder interval. */
function body(day: string | null, sessionReminderMinutes: number | null = null) {
  return { body: { depositLimits: { day, week: null, month: null }, sessionReminderMinutes } };
}
