import { describe, expect, test } from 'vitest';
import { DepositJournal } from '../../../../../src/features/deposit/deposit-journal.ts';
import type { DepositIntent } from '../../../../../machines/deposit.machine.ts';
import { FORGETFUL, memoryStore } from '../../browser.ts';

const draft = { provider: 'alphabet', mid: 'MOCK1', entry: '100.000' } as const;
const intent: DepositIntent = {
  key: '00000000-0000-4000-8000-000000000001',
  request: { provider: 'alphabet', mid: 'MOCK1', amount: '100000', expectedCredit: '148.14' },
  draft,
  at: 1_000,
};
const kept = (value: unknown) => JSON.stringify({ version: 1, value });
const EMPTY = { draft: null, intent: null, pending: null, code: null };

describe('the journal of a deposit', () => {
  test('is restored after a reload', () => {
    const tab = memoryStore();
    new DepositJournal(tab, 'P1').keepIntent(intent);
    expect(new DepositJournal(tab, 'P1').read().intent).toEqual(intent);
  });

  test('is not read for another player', () => {
    const tab = memoryStore();
    new DepositJournal(tab, 'P1').keepIntent(intent);
    expect(new DepositJournal(tab, 'P2').read()).toMatchObject(EMPTY);
  });

  test('an intent with another idempotency key replaces the kept intent', () => {
    const journal = new DepositJournal(memoryStore(), 'P1');
    journal.keepIntent(intent);
    journal.keepIntent({ ...intent, key: '00000000-0000-4000-8000-000000000002', at: 9_000 });
    expect(journal.read().intent?.at).toBe(9_000);
  });

  test('following an order clears the intent and the draft, and leaving it clears its code', () => {
    const journal = new DepositJournal(memoryStore(), 'P1');
    journal.keepDraft(draft);
    journal.keepIntent(intent);
    journal.follow('D1');
    expect(journal.read()).toMatchObject({ draft: null, intent: null, code: 'D1' });
    journal.leave();
    expect(journal.read()).toMatchObject(EMPTY);
  });

  test('an edit of the form clears the intent', () => {
    const journal = new DepositJournal(memoryStore(), 'P1');
    journal.keepIntent(intent);
    journal.keepDraft(draft);
    expect(journal.read()).toMatchObject({ draft, intent: null });
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', kept({ playerId: 'P1', draft: 7, code: 7, intent: 7 })],
    ['an invalid key', kept({ playerId: 'P1', draft: null, code: null, intent: { ...intent, key: 'x' } })],
    ['an invalid player', kept({ playerId: 7, draft, code: 'D1', intent })],
    ['an older version', JSON.stringify({ playerId: 'P1', draft, code: null, intent: null })],
  ])('is read as empty if the stored text is invalid: %s', (_, written) => {
    expect(new DepositJournal(memoryStore({ 'deposit-journal': written }), 'P1').read()).toMatchObject(EMPTY);
  });

  test('is empty, without an error, if the browser stores nothing', () => {
    const journal = new DepositJournal(FORGETFUL, 'P1');
    journal.keepIntent(intent);
    expect(journal.read()).toMatchObject(EMPTY);
  });
});
