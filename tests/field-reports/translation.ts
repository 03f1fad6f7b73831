import type { FieldReport } from './field-report.ts';

export const translation: FieldReport = {
  kind: 'A page translator replaces text that React still updates',
  source: 'https://github.com/react/react/issues/11538',
  seen: 'Registration became *Something went wrong*; deposit showed *you pay 0* for any amount; home kept an old credit.',
  input: [
    'each text node wrapped in two `<font>` elements, new ones too, on every route',
    'forms, orders, histories and dialogs beside an untranslated twin',
    'registration, login, deposit and a change of the language in Firefox and WebKit; not the translators of the browsers, which need a network',
  ],
  expected:
    'A translated page shows what an untranslated one shows. Amounts, codes and names are not translated.',
  guard:
    'Each text has an element of its own: the tests of the whole site and of the gallery fail otherwise.',
  tests: [
    [
      'tests/browser/engines/field-reports.test.ts',
      'a page translator replaces each text from the first one on',
    ],
    ['tests/unit/src/whole-site/translated.test.ts', 'a change of the language reaches every text of'],
    [
      'tests/unit/src/whole-site/translated.test.ts',
      'a translated page shows what an untranslated one shows',
    ],
  ],
};
