/** Fills in the forms of the site with valid entries. The test sends them. */
import { choose, fill, say } from '../../../in-process/page-reading.ts';

/** Who acts: `page-reading.ts` in real time, or a visit in virtual time. */
export interface Hands {
  fill(label: string, text: string): Promise<void>;
  choose(text: string): Promise<void>;
}

const HANDS: Hands = { fill: (label, text) => fill(label, text), choose };

export const MERCHANT = 'MOCKLAK0001';

/** The bank account that `fillInAccount` enters, as it is sent. */
export const ACCOUNT = {
  bankCode: 'bcel',
  accountNumber: '010123456789',
  accountName: 'NEW COMER',
  currency: 'LAK',
  owner: 'SELF',
} as const;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

export async function fillInLogin({ username, password }: Credentials, by = HANDS): Promise<void> {
  await by.fill(say('field.username'), username);
  await by.fill(say('field.password'), password);
}

export async function fillInRegistration({ username, password }: Credentials, by = HANDS): Promise<void> {
  // The login has no such field.
  await by.fill(say('field.confirmPassword'), password);
  await fillInLogin({ username, password }, by);
}

export async function fillInPasswordChange(current: string, next: string, by = HANDS): Promise<void> {
  await by.fill(say('passwordChange.current'), current);
  await by.fill(say('passwordChange.new'), next);
  await by.fill(say('passwordChange.confirm'), next);
}

export async function fillInAccount(
  accountNumber: string = ACCOUNT.accountNumber,
  by = HANDS,
): Promise<void> {
  await by.choose('BCEL');
  await by.fill(say('bank.accountNumber'), accountNumber);
  await by.fill(say('bank.accountName'), ACCOUNT.accountName);
  await by.choose(say('bank.owner.self'));
}

export async function fillInDeposit(amount = '100000', by = HANDS): Promise<void> {
  await by.choose('Alphabet');
  await by.choose(MERCHANT);
  await by.fill(say('deposit.amount'), amount);
}

export async function fillInWithdrawal(amount = '400', by = HANDS): Promise<void> {
  await by.choose('Alphabet');
  await by.fill(say('withdraw.amount'), amount);
}
