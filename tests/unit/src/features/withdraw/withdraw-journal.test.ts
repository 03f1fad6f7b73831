import { expect, test } from 'vitest';
import { WithdrawJournal } from '../../../../../src/features/withdraw/withdraw-journal.ts';
import type { WithdrawIntent } from '../../../../../machines/withdraw.vocabulary.ts';
import { memoryStore } from '../../browser.ts';

const draft = { provider: 'alphabet', entry: '400' } as const;
const intent: WithdrawIntent = {
  key: '00000000-0000-4000-8000-000000000001',
  request: { provider: 'alphabet', bankAccountId: 'BA000001', amount: '400', quoteId: 'Q000001' },
  draft,
  at: 1_000,
};
const EMPTY = { draft: null, intent: null, code: null };

test('a withdrawal that was asked for is read again after a reload, word for word', () => {
  const tab = memoryStore();
  new WithdrawJournal(tab, 'P1').keepIntent(intent);
  expect(new WithdrawJournal(tab, 'P1').read().intent).toEqual(intent);
});

test('of another player it is not read: nobody withdraws as the wrong player', () => {
  const tab = memoryStore();
  new WithdrawJournal(tab, 'P1').keepIntent(intent);
  expect(new WithdrawJournal(tab, 'P2').read()).toEqual(EMPTY);
});

test('an endless entry is cut, so that the rest of the journal stays readable', () => {
  const journal = new WithdrawJournal(memoryStore(), 'P1');
  journal.keepDraft({ ...draft, entry: '9'.repeat(1_000) });
  expect(journal.read().draft?.entry).toHaveLength(64);
});

test('it is not the journal of the deposit, nor is that one its own', () => {
  const tab = memoryStore();
  new WithdrawJournal(tab, 'P1').follow('W000001');
  expect(tab.read('deposit-journal')).toBeNull();
  expect(new WithdrawJournal(tab, 'P1').read()).toEqual({ ...EMPTY, code: 'W000001' });
});
