import { expect, test } from 'vitest';
import { record } from '../../../../../contract/schema/vocabulary.ts';
import { Entry, FormMemory, forgetVisitorsForms } from '../../../../../src/app/journal/form-memory.ts';
import { memoryStore } from '../../browser.ts';

const LOGIN = { name: 'login-form', fields: record({ username: Entry }) } as const;
const BANK = { name: 'bank-form', fields: record({ accountNumber: Entry }) } as const;

test('what was typed is restored after a reload', () => {
  const tab = memoryStore();
  new FormMemory(tab, 'P1', BANK).keep({ accountNumber: '0101' });
  expect(new FormMemory(tab, 'P1', BANK).recall()).toEqual({ accountNumber: '0101' });
});

test('only the fields that a form lists are kept: never a password', () => {
  const tab = memoryStore();
  const typed = { username: 'somphone', password: 'secret-88' };
  new FormMemory(tab, null, LOGIN).keep(typed);
  expect(tab.read('login-form')).toContain('somphone');
  expect(tab.read('login-form')).not.toContain('secret-88');
});

test.each(['P2', null])('what one player typed is not restored for others (%s)', (other) => {
  const tab = memoryStore();
  new FormMemory(tab, 'P1', BANK).keep({ accountNumber: '0101' });
  expect(new FormMemory(tab, other, BANK).recall()).toBeNull();
});

test('invalid stored values are ignored, and a value above the length limit is not stored', () => {
  const tab = memoryStore({ 'bank-form': '{"version":1,"value":{"playerId":"P1","values":7}}' });
  const memory = new FormMemory(tab, 'P1', BANK);
  expect(memory.recall()).toBeNull();
  memory.keep({ accountNumber: '1'.repeat(1_000) });
  expect(memory.recall()).toBeNull();
});

test('a login forgets what was typed as a visitor, and nothing else', () => {
  const tab = memoryStore();
  const login = new FormMemory(tab, null, LOGIN);
  const bank = new FormMemory(tab, 'P1', BANK);
  login.keep({ username: 'somphone' });
  bank.keep({ accountNumber: '0101' });
  forgetVisitorsForms(tab);
  expect([login.recall(), bank.recall()]).toEqual([null, { accountNumber: '0101' }]);
});
