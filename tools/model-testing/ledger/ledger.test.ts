// @module-tag sampled
/**
 * Random walks of actions by the player, the bank and the staff, network faults and passing time, with the real machines on the
 * real mock. In any order of events, no order is credited twice, a paid order is never shown as cancelled, pending always ends,
 * at most one promotion is in force, and at the end the page shows what the ledger contains.
 */
import { expect, test } from 'vitest';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { cases, SEED } from '../../../tests/suites/depth.ts';
import { mutantsOf } from '../mutants/mutants.ts';
import { type Role, withUnderstudy } from './casting.ts';
import { faultAtLedger, perform, type Walk } from './walk.ts';

const WALKS = { numRuns: cases(10, 400), seed: SEED };

test('no order is credited twice; a paid order is never shown as cancelled; pending always ends; one promotion in force', async () => {
  expect(await faultAtLedger(WALKS, { readsLedger: true })).toBeNull();
});

test('the same walk has the same result twice', async () => {
  const walk: Walk = [
    'the answer to the next write is lost',
    'the player orders in kip',
    'ten seconds pass',
    'the bank gets what is asked',
    'the player checks',
    'the player loads the page anew',
  ];
  const first = await perform(walk);
  expect(first).toEqual({ fault: null, steps: walk });
  expect(await perform(walk)).toEqual(first);
});

test('a late payment that is found after a claim is not reported as a fault', async () => {
  const walk: Walk = [
    'the player orders in baht',
    'half an hour passes',
    'the next write is held up',
    'the player opens a promotion',
    'the bank gets what is asked',
    'the player claims',
  ];
  expect((await perform(walk, { readsLedger: true })).fault).toBeNull();
});

interface Planted {
  readonly says: RegExp;
  readonly role: Role;
  readonly mutant: string;
  readonly walk: Walk;
}

/** Mutants that the judges must detect, each with a walk that exposes it. */
const PLANTED: readonly Planted[] = [
  {
    says: /the form is shown|never shown it/,
    role: 'submission',
    mutant: 'submission.sending on failed send #1 deleted',
    walk: ['the answer to the next write is lost', 'the player orders in baht'],
  },
  {
    says: /SUCCESS is shown as open/,
    role: 'depositOrder',
    mutant: 'depositOrder.followed.status.open on always #1 deleted',
    walk: ['the player orders in baht', 'the bank gets what is asked', 'the player checks'],
  },
  {
    says: /REJECTED is shown as/,
    role: 'withdrawOrder',
    mutant: 'withdrawOrder.followed.open on always #1 deleted',
    walk: [
      'the player asks what it comes to',
      'ten seconds pass',
      'the player confirms the withdrawal',
      'staff reject the withdrawal',
      'the player comes back to the page',
    ],
  },
  {
    says: /W000001 is REJECTED, but at the end is still shown as OPEN/,
    role: 'withdrawOrder',
    mutant: 'withdrawOrder.followed on order.observed #0 deleted',
    walk: [
      'the player asks what it comes to',
      'ten seconds pass',
      'the player confirms the withdrawal',
      'staff reject the withdrawal',
    ],
  },
  {
    says: /is reported as kept, but is cancelled/,
    role: 'promotionCancel',
    mutant: 'promotionCancel.canceling on done submission #0 deleted',
    walk: [
      'the player opens a promotion',
      'the player claims',
      'the player wants to cancel the promotion',
      'the player confirms to cancel the promotion',
    ],
  },
];

test.each(PLANTED)('$mutant: detected by the ledger checks', async ({ says, role, mutant, walk }) => {
  const fixtures = ALL_FIXTURES.find(({ machine }) => machine.id === role);
  const planted = fixtures && mutantsOf(fixtures.machine).find(({ name }) => name.includes(mutant));
  if (!planted) throw new Error(`there is no mutant ${mutant}`);
  const { fault } = await perform(walk, { casting: withUnderstudy(role, planted.make()) });
  expect(fault).toMatch(says);
  expect((await perform(walk)).fault).toBeNull();
});
