/**
 * What an earlier build has stored in a tab is still read. `fixtures/` contains one file for each format of each record that the
 * site has ever written: `deposit-journal.1.json`. If what the site writes has changed, commit it as the next file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  FormMemory,
  forgetVisitorsForms,
  type RememberedForm,
} from '../../../../../src/app/journal/form-memory.ts';
import { REMEMBERED as BANK } from '../../../../../src/features/bank/BankAccountForm.tsx';
import { DepositJournal } from '../../../../../src/features/deposit/deposit-journal.ts';
import { REMEMBERED as LOGIN } from '../../../../../src/features/login/LoginPage.tsx';
import {
  CancellationJournal,
  ClaimJournal,
} from '../../../../../src/features/promotion/promotion-journals.ts';
import { REMEMBERED as REGISTRATION } from '../../../../../src/features/register/RegisterPage.tsx';
import { REMEMBERED as LIMITS } from '../../../../../src/features/responsible-play/LimitsForm.tsx';
import { WithdrawJournal } from '../../../../../src/features/withdraw/withdraw-journal.ts';
import type { TextStore } from '../../../../../src/platform/storage.ts';
import { memoryStore } from '../../browser.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');
const FIXTURES = readdirSync(FOLDER).map((file) => {
  const [, name = '', format = ''] = /^([a-z-]+)\.(\d+)\.json$/.exec(file) ?? [];
  return { name, format: Number(format), text: readFileSync(join(FOLDER, file), 'utf8') };
});

const INTENT = { key: '00000000-0000-4000-8000-000000000001', at: 1_000 };
const deposit = { provider: 'alphabet', mid: 'MOCK1', entry: '100.000' } as const;
const withdrawal = { provider: 'alphabet', entry: '400' } as const;
const WITHDRAW_REQUEST = {
  provider: 'alphabet',
  bankAccountId: 'BA000001',
  amount: '400',
  quoteId: 'Q000001',
} as const;
const choice = { promotionId: 'PR000001', provider: 'alphabet' } as const;

interface StoredRecord {
  readonly write: (tab: TextStore) => void;
  readonly read: (tab: TextStore, playerId?: string) => unknown;
  /** What each of its formats is read as; by default as an entry with this content. */
  readonly content: unknown;
  readonly earlier?: Readonly<Record<number, unknown>>;
}

function journal<Draft, Asked extends typeof INTENT>(
  open: (
    tab: TextStore,
    playerId?: string,
  ) => {
    keepDraft(draft: Draft): void;
    keepIntent(intent: Asked): void;
    read(): unknown;
  },
  draft: Draft,
  intent: Asked,
): StoredRecord {
  return {
    write(tab) {
      open(tab).keepDraft(draft);
      open(tab).keepIntent({ ...intent, key: '00000000-0000-4000-8000-000000000000', at: 1 });
      open(tab).keepIntent(intent);
    },
    read: (tab, playerId) => open(tab, playerId).read(),
    content: { draft, intent, pending: INTENT, code: null },
  };
}

function form<Values>(
  remembered: RememberedForm<Values>,
  playerId: string | null,
  values: Values,
): StoredRecord {
  return {
    // Only the fields that the form lists are kept.
    write: (tab) => new FormMemory(tab, playerId, remembered).keep({ ...values, password: 'secret-88' }),
    read: (tab, reader: string | null = playerId) => new FormMemory(tab, reader, remembered).recall(),
    content: values,
  };
}

const RECORDS: Readonly<Record<string, StoredRecord>> = {
  'deposit-journal': journal((tab, player = 'P1') => new DepositJournal(tab, player), deposit, {
    ...INTENT,
    request: { provider: 'alphabet', mid: 'MOCK1', amount: '100000', expectedCredit: '148.14' },
    draft: deposit,
  }),
  'withdraw-journal': journal((tab, player = 'P1') => new WithdrawJournal(tab, player), withdrawal, {
    ...INTENT,
    request: WITHDRAW_REQUEST,
    draft: withdrawal,
  }),
  'promotion-claim-journal': journal((tab, player = 'P1') => new ClaimJournal(tab, player), choice, {
    ...INTENT,
    choice,
  }),
  'promotion-cancel-journal': {
    write: (tab) => new CancellationJournal(tab, 'P1').keep({ ...INTENT, usageId: 'U000001' }),
    read: (tab, player = 'P1') => new CancellationJournal(tab, player).read(),
    content: { ...INTENT, usageId: 'U000001' },
    // Without the time of the request, nothing tells whether it may still be sent: the page shows the usage as the server has it.
    earlier: { 1: null },
  },
  'login-form': form(LOGIN, null, { username: 'somphone' }),
  'registration-form': form(REGISTRATION, null, { username: 'somphone' }),
  'bank-form': form(BANK, 'P1', {
    bankCode: 'bcel',
    accountNumber: '0102',
    accountName: 'SOMPHONE',
    owner: 'SELF',
  }),
  'limits-form': form(LIMITS, 'P1', { day: '100', week: '', month: '1000', reminder: '30' }),
};

test('each file is a format of a record that the site writes', () => {
  expect(new Set(FIXTURES.map(({ name }) => name))).toEqual(new Set(Object.keys(RECORDS)));
});

test.each(FIXTURES)('$name in format $format is read', ({ name, format, text }) => {
  const { read, content, earlier = {} } = RECORDS[name] as StoredRecord;
  expect(read(memoryStore({ [name]: text }))).toEqual(format in earlier ? earlier[format] : content);
});

test.each(Object.entries(RECORDS))('%s is written in the format of its newest file', (name, { write }) => {
  const newest = FIXTURES.filter((fixture) => fixture.name === name).toSorted(
    (one, other) => other.format - one.format,
  )[0];
  const tab = memoryStore();
  write(tab);
  expect(
    JSON.parse(tab.read(name) ?? 'null'),
    `Commit what the site writes now as tests/unit/src/app/journal/fixtures/${name}.${(newest?.format ?? 0) + 1}.json.`,
  ).toEqual(JSON.parse(newest?.text ?? 'null'));
});

const EMPTY = { draft: null, intent: null, pending: null, code: null };

test.each(Object.entries(RECORDS))('%s is not read for another player', (_, { write, read }) => {
  const tab = memoryStore();
  write(tab);
  expect([null, EMPTY]).toContainEqual(read(tab, 'P2'));
});

test('a login forgets what was typed as a visitor, and nothing else', () => {
  const tab = memoryStore();
  for (const { write } of Object.values(RECORDS)) write(tab);
  forgetVisitorsForms(tab);
  const forgotten = Object.keys(RECORDS).filter((name) => tab.read(name) === null);
  expect(forgotten).toEqual(['login-form', 'registration-form']);
});

test('a value that is too long is cut in a journal, and not stored in a form', () => {
  const tab = memoryStore();
  new DepositJournal(tab, 'P1').keepDraft({ ...deposit, entry: '9'.repeat(1_000) });
  new WithdrawJournal(tab, 'P1').keepDraft({ ...withdrawal, entry: '9'.repeat(1_000) });
  expect(new DepositJournal(tab, 'P1').read().draft?.entry).toHaveLength(64);
  expect(new WithdrawJournal(tab, 'P1').read().draft?.entry).toHaveLength(64);
  new FormMemory(tab, null, LOGIN).keep({ username: 'x'.repeat(1_000) });
  expect(tab.read('login-form')).toBeNull();
});

test('an edit of a form clears the intent: it is possible only while no request is pending', () => {
  const journal = new WithdrawJournal(memoryStore(), 'P1');
  journal.keepIntent({ ...INTENT, request: WITHDRAW_REQUEST, draft: withdrawal });
  journal.keepDraft(withdrawal);
  expect(journal.read()).toEqual({ ...EMPTY, draft: withdrawal });
});

const JOURNALS = FIXTURES.filter(({ name }) =>
  ['deposit-journal', 'withdraw-journal', 'promotion-claim-journal'].includes(name),
);

/** What another build may have written into a part of an entry. */
const FOREIGN: readonly (readonly [what: string, change: (entry: Record<string, unknown>) => void])[] = [
  ['a draft with other fields', (entry) => Object.assign(entry, { draft: { amount: 7 } })],
  ['no draft', (entry) => Reflect.deleteProperty(entry, 'draft')],
  ['an order code of another form', (entry) => Object.assign(entry, { code: { number: 7 } })],
  ['no order code', (entry) => Reflect.deleteProperty(entry, 'code')],
  ['a request with other fields', (entry) => Object.assign(entry, { intent: { ...INTENT, order: {} } })],
  ['a new part', (entry) => Object.assign(entry, { remark: 'x' })],
];

describe.each(JOURNALS)('$name of another build', ({ name, text }) => {
  const { read, content } = RECORDS[name] as StoredRecord;

  test.each(FOREIGN)('with %s keeps the key and the time of its intent', (_, change) => {
    const stored = JSON.parse(text) as { readonly value: Record<string, unknown> };
    change(stored.value);
    expect(read(memoryStore({ [name]: JSON.stringify(stored) }))).toMatchObject({ pending: INTENT });
  });

  test('with a request that cannot be read has no intent to send, and keeps the other parts', () => {
    const stored = JSON.parse(text) as { readonly value: Record<string, unknown> };
    stored.value['intent'] = { ...INTENT, order: {} };
    expect(read(memoryStore({ [name]: JSON.stringify(stored) }))).toEqual({
      ...(content as object),
      intent: null,
    });
  });

  test('with an order that is followed keeps its code, whatever else is in the entry', () => {
    const stored = { version: 1, value: { playerId: 'P1', draft: 7, intent: 7, code: 'D000001' } };
    expect(read(memoryStore({ [name]: JSON.stringify(stored) }))).toMatchObject({ code: 'D000001' });
  });
});

test('a change of another part keeps the key of an intent that cannot be read', () => {
  const intent = { ...INTENT, order: {} };
  const value = { playerId: 'P1', draft: null, intent, code: 'D000001' };
  const tab = memoryStore({ 'deposit-journal': JSON.stringify({ version: 1, value }) });
  new DepositJournal(tab, 'P1').leave();
  expect(new DepositJournal(tab, 'P1').read()).toEqual({ ...EMPTY, pending: INTENT });
});
