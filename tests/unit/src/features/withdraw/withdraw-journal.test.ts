import { expect, test } from 'vitest';
import { WithdrawJournal } from '../../../../../src/features/withdraw/withdraw-journal.ts';
import type { WithdrawIntent } from '../../../../../machines/withdraw.machine.ts';
import { memoryStore } from '../../browser.ts';

const draft = { provider: 'alphabet', entry: '400' } as const;
const intent: WithdrawIntent = {
  key: '00000000-0000-4000-8000-000000000001',
  request: { provider: 'alphabet', bankAccountId: 'BA000001', amount: '400', quoteId: 'Q000001' },
  draft,
  at: 1_000,
};
const EMPTY = { draft: null, intent: null, pending: null, code: null };

test('the intent of a withdrawal is restored unchanged after a reload', () => {
  const tab = memoryStore();
  new WithdrawJournal(tab, 'P1').keepIntent(intent);
  expect(new WithdrawJournal(tab, 'P1').read().intent).toEqual(intent);
});

test('the journal of a withdrawal is not read for another player', () => {
  const tab = memoryStore();
  new WithdrawJournal(tab, 'P1').keepIntent(intent);
  expect(new WithdrawJournal(tab, 'P2').read()).toEqual(EMPTY);
});

test('a very long entry is cut, so that the rest of the journal stays readable', () => {
  const journal = new WithdrawJournal(memoryStore(), 'P1');
  journal.keepDraft({ ...draft, entry: '9'.repeat(1_000) });
  expect(journal.read().draft?.entry).toHaveLength(64);
});

test('the journals of withdrawals and of deposits are stored separately', () => {
  const tab = memoryStore();
  new WithdrawJournal(tab, 'P1').follow('W000001');
  expect(tab.read('deposit-journal')).toBeNull();
  const other = memoryStore();
  other.write('deposit-journal', tab.read('withdraw-journal') ?? '');
  expect(new WithdrawJournal(other, 'P1').read()).toEqual(EMPTY);
  expect(new WithdrawJournal(tab, 'P1').read()).toEqual({ ...EMPTY, code: 'W000001' });
});
