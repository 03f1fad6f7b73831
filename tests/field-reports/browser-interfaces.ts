import type { FieldReport } from './field-report.ts';

export const browserInterfaces: FieldReport = {
  kind: 'A browser interface is missing, throws, or returns something odd',
  source: 'https://github.com/trezor/connect/pull/737',
  seen: 'With blocked cookies the pages were blank; in apps whose `window.open` returns the page itself, a press destroyed the page.',
  input: [
    'each interface missing, throwing, or a stub',
    '`window.open` that returns null, the page, a closed tab, an object',
    'all missing, all throwing, and each `window.open` in Firefox and WebKit too; one at a time in jsdom',
    'private windows and blocked cookies of Firefox and WebKit themselves; not in-app browsers, Lockdown Mode and iOS, which cannot be driven here',
  ],
  expected: 'Login, deposit and game work, or the page says what to allow.',
  guard: 'Browser interfaces are used in `src/platform` only; the linter rejects the globals elsewhere.',
  tests: [
    ['tests/unit/src/platform/broken-interfaces.test.ts', ''],
    ['tests/browser/shell/broken-interfaces.spec.ts', ''],
    ['tests/browser/engines/field-reports.test.ts', 'browser interfaces'],
  ],
};
