/**
 * What an earlier build has stored in a tab is still read. `fixtures/` contains one file for each format of each record that the
 * site has ever written: `deposit-journal.1.json`. If what the site writes has changed, commit it as the next file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FormMemory, type RememberedForm } from '../../../../../src/app/journal/form-memory.ts';
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
const choice = { promotionId: 'PR000001', provider: 'alphabet' } as const;

interface StoredRecord {
  readonly write: (tab: TextStore) => void;
  readonly read: (tab: TextStore) => unknown;
  /** What each of its formats is read as; by default as an entry with this content. */
  readonly content: unknown;
  readonly earlier?: Readonly<Record<number, unknown>>;
}

function journal<Draft, Asked extends typeof INTENT>(
  open: (tab: TextStore) => {
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
      open(tab).keepIntent(intent);
    },
    read: (tab) => open(tab).read(),
    content: { draft, intent, pending: INTENT, code: null },
  };
}

function form<Values>(
  remembered: RememberedForm<Values>,
  playerId: string | null,
  values: Values,
): StoredRecord {
  return {
    write: (tab) => new FormMemory(tab, playerId, remembered).keep(values),
    read: (tab) => new FormMemory(tab, playerId, remembered).recall(),
    content: values,
  };
}

const RECORDS: Readonly<Record<string, StoredRecord>> = {
  'deposit-journal': journal((tab) => new DepositJournal(tab, 'P1'), deposit, {
    ...INTENT,
    request: { provider: 'alphabet', mid: 'MOCK1', amount: '100000', expectedCredit: '148.14' },
    draft: deposit,
  }),
  'withdraw-journal': journal((tab) => new WithdrawJournal(tab, 'P1'), withdrawal, {
    ...INTENT,
    request: { provider: 'alphabet', bankAccountId: 'BA000001', amount: '400', quoteId: 'Q000001' },
    draft: withdrawal,
  }),
  'promotion-claim-journal': journal((tab) => new ClaimJournal(tab, 'P1'), choice, { ...INTENT, choice }),
  'promotion-cancel-journal': {
    write: (tab) => new CancellationJournal(tab, 'P1').keep({ ...INTENT, usageId: 'U000001' }),
    read: (tab) => new CancellationJournal(tab, 'P1').read(),
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
  expect(new DepositJournal(tab, 'P1').read()).toEqual({
    draft: null,
    intent: null,
    pending: INTENT,
    code: null,
  });
});
