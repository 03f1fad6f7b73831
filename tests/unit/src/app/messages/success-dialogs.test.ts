import { expect, test } from 'vitest';
import { type Success, SuccessDialogs } from '../../../../../src/app/messages/success-dialogs.ts';

const DEPOSIT: Success = { kind: 'deposit', credit: '550' };
const BANK_ACCOUNT: Success = { kind: 'bankAccount' };

test('two successes are shown one after the other, in order, each until it is confirmed (specification §8)', () => {
  const dialogs = new SuccessDialogs();
  expect(dialogs.getSnapshot().shown).toBeNull();
  dialogs.show(DEPOSIT);
  dialogs.show(BANK_ACCOUNT);
  expect(dialogs.getSnapshot()).toEqual({ shown: DEPOSIT, number: 1 });
  dialogs.confirm();
  expect(dialogs.getSnapshot()).toEqual({ shown: BANK_ACCOUNT, number: 2 });
  dialogs.confirm();
  expect(dialogs.getSnapshot().shown).toBeNull();
});

test('a second confirmation does not confirm the next success', () => {
  const dialogs = new SuccessDialogs();
  dialogs.show(DEPOSIT);
  dialogs.confirm();
  dialogs.confirm();
  dialogs.show(BANK_ACCOUNT);
  expect(dialogs.getSnapshot().shown).toEqual(BANK_ACCOUNT);
});

test('the next player is not shown successes of the previous one', () => {
  const dialogs = new SuccessDialogs();
  dialogs.show(DEPOSIT);
  dialogs.show(BANK_ACCOUNT);
  dialogs.forget();
  expect(dialogs.getSnapshot().shown).toBeNull();
  dialogs.show(DEPOSIT);
  dialogs.confirm();
  expect(dialogs.getSnapshot().shown).toBeNull();
});
