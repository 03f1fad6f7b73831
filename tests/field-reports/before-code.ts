import type { FieldReport } from './field-report.ts';

export const beforeCode: FieldReport = {
  kind: 'What is typed and pressed before the code has loaded is lost',
  source: 'https://github.com/react/react/issues/26974',
  seen: 'Text typed at `/login`, at `?fbclid=…`, after a reload or in another language was gone when the page came alive.',
  input: [
    'no slash, `fbclid`, `next`, a reload, another language, added elements',
    'text, focus, caret, a pressed button, a chosen language',
    'each visit of the login in Firefox and WebKit too; registration, menu and language in Chromium only',
  ],
  expected:
    'The page that comes alive has the text, the focus and the caret, and the pressed button is pressed once.',
  guard:
    'Input is kept whether the page is hydrated or rendered anew (`src/platform/prerender/kept-input.ts`).',
  tests: [
    ['tests/browser/pages/before-code.spec.ts', 'typed credentials are kept'],
    ['tests/browser/pages/before-code.spec.ts', 'a typed registration is kept'],
    ['tests/browser/engines/field-reports.test.ts', 'typed credentials are kept'],
  ],
};
