import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpointOf, endpoints, type Call, errorsOf } from '../../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode, type Failure } from '../../../../contract/errors.ts';
import { explain } from '../../../../src/i18n/explain.ts';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../../../../src/i18n/languages.ts';

const FOLDER = join(import.meta.dirname, '../../../../src/locales');

type Catalog = Readonly<Record<string, string>>;
const catalogs = new Map<Language, Catalog>();

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const filename = join(FOLDER, `${language}.po`);
    const messages = await formatter({ explicitIdAsDefault: true }).parse(await readFile(filename, 'utf8'), {
      locale: language,
      sourceLocale: 'lo',
      filename,
    });
    catalogs.set(
      language,
      Object.fromEntries(Object.entries(messages).map(([id, { translation }]) => [id, translation ?? ''])),
    );
  }
});

const catalogOf = (language: Language): Catalog => catalogs.get(language) ?? {};
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(LANGUAGES)('the catalog %s', (language) => {
  test('has words for every id, and the ids of the others', () => {
    const catalog = catalogOf(language);
    expect(Object.keys(catalog).toSorted()).toEqual(Object.keys(catalogOf('lo')).toSorted());
    expect(Object.entries(catalog).filter(([, words]) => words.trim() === '')).toEqual([]);
  });

  test('fills in the same values as the others', () => {
    for (const [id, words] of Object.entries(catalogOf(language))) {
      expect([id, ...placeholders(words)]).toEqual([id, ...placeholders(catalogOf('lo')[id] ?? '')]);
    }
  });

  test('says no text twice under two ids of one place, as a copied line would', () => {
    const failures = Object.entries(catalogOf(language)).filter(([id]) => id.startsWith('receipt.'));
    const words = failures.filter(([id]) => id.endsWith('note')).map(([, text]) => text);
    expect(new Set(words).size).toBe(words.length);
  });

  test('has words for every code of every call, and every failure of the line', () => {
    const i18n = setupI18n({
      locale: language,
      locales: LANGUAGE_TAGS[language],
      messages: { [language]: catalogOf(language) },
    });
    const unknown: string[] = [];
    const check = (failure: Failure, call: Call) => {
      const words = explain(i18n, failure, call);
      if (words === '' || /^failure\.[\w.]+$/.test(words))
        unknown.push(`${call}: ${JSON.stringify(failure)}`);
    };
    for (const call of Object.keys(endpoints) as Call[]) {
      for (const code of errorsOf(endpointOf(call))) check(serverFailure(code), call);
      for (const kind of ['network', 'timeout', 'abort'] as const) check({ kind }, call);
      check({ kind: 'wrong-shape', status: 200, detail: '' }, call);
    }
    expect(unknown).toEqual([]);
  });
});

test('an amount outside the limits is told with the limits, as people read them (contract §4)', () => {
  const i18n = setupI18n({ locale: 'lo', messages: { lo: catalogOf('lo') } });
  const words = explain(
    i18n,
    { ...serverFailure('AMOUNT_OUT_OF_RANGE'), meta: { min: '33750', max: '20250000', currency: 'LAK' } },
    'depositCreate',
  );
  expect(words).toContain('33.750');
  expect(words).toContain('20.250.000');
  expect(words).not.toContain('{');
});

function serverFailure(code: ErrorCode) {
  return {
    kind: 'server',
    status: ERROR_STATUS[code],
    code,
    fields: {},
    meta: {},
    requestId: 'r',
    retryAfterSeconds: null,
  } as const;
}
