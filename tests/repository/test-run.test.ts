/** Selection, counting and reporting of tests by `npm test` (docs/decisions/0003). */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../suites/child.ts';
import { outcomeOf } from '../suites/outcome.ts';
import { readNotRun, readPlaywright, readVitest, type TestResult } from '../suites/results.ts';
import { selectionOf } from '../suites/selection.ts';
import { failureText, summaryOf } from '../suites/summary.ts';

const PASSED: TestResult = {
  file: 'tests/machines/toast.test.ts',
  title: 'toast › is shown for five seconds',
  seconds: 0.5,
  hasPassed: true,
  message: '',
  attachments: [],
};
const FAILED: TestResult = { ...PASSED, hasPassed: false, message: 'expected shown, found hidden' };
const ENDED = { exitCode: 0, output: '' };

const THIS = 'tests/repository/test-run.test.ts';
/** A title, a row of a table, a title with its places filled, and a title in a part of a test file. */
const TITLED = [
  ['is the name of a check', THIS],
  ['without a report', THIS],
  ['is a part of titles where no path contains it: “A” runs B', THIS],
  ['requires a confirmation, and sends nothing', 'tests/machines/depositOrder/depositOrder.test.ts'],
] as const;
const UNKNOWN = [
  [['machines/sesion.test'], 'tests/machines/session.test.ts'],
  [['tests/browser/loks'], 'tests/browser/looks'],
  [['toast', 'lnit'], 'lint'],
] as const;

describe('an argument of the command line', () => {
  test('is a part of the paths of test files, for Vitest or for a browser', () => {
    const { checks, vitest, browser, title } = selectionOf(['toast']);
    expect({ checks, title }).toEqual({ checks: [], title: undefined });
    expect(vitest).toContain('tests/machines/toast.test.ts');
    expect(browser).toContain('tests/browser/shell/toast.spec.ts');
  });

  test('is the name of a check', () => {
    expect(selectionOf(['types'])).toEqual({ checks: ['types'], vitest: [], browser: [], title: undefined });
  });

  test.each(TITLED)('is a part of titles where no path contains it: “%s” runs %s', (text, path) => {
    const { vitest, title } = selectionOf([text]);
    expect(title).toBe(text);
    expect(vitest).toContain(path);
    expect(vitest.length).toBeLessThan(10);
  });

  test.each(UNKNOWN)('%j selects nothing: the message has the most similar name', (given, similar) => {
    expect(() => selectionOf(given)).toThrow(`Did you mean ${similar}?`);
  });

  test('is no part of the code or the comments of a test', () => {
    expect(() => selectionOf(['the matching itself, without a server'])).toThrow('Nothing matches');
  });
});

describe('a run fails', () => {
  test.each([
    ['with a failed test', [PASSED, FAILED], { ...ENDED, exitCode: 1 }],
    ['without a report', null, ENDED],
    ['without a test', [], ENDED],
    ['with an exit code that no failed test explains', [PASSED], { ...ENDED, exitCode: 1 }],
  ])('%s', (_, tests, ending) => {
    expect(outcomeOf('vitest', 1, tests, ending).failed).toBe(1);
  });

  test('with a test that passed at the second try only', () => {
    const results = [{ duration: 1, errors: [{ message: 'late' }], attachments: [] }];
    const specs = [{ title: 'a', file: 'shell/a.spec.ts', tests: [{ status: 'flaky', results }] }];
    const report = JSON.stringify({ suites: [{ title: 'shell', specs }] });
    expect(readPlaywright(report)).toMatchObject([
      { file: 'tests/browser/shell/a.spec.ts', hasPassed: false },
    ]);
  });
});

test('tests that a tag has filtered out are neither passed nor failed', () => {
  const result = { ancestorTitles: ['toast'], duration: 1, failureMessages: [] };
  const assertionResults = ['passed', 'skipped'].map((status) => ({ ...result, title: status, status }));
  const read = readVitest(JSON.stringify({ testResults: [{ name: '/a.test.ts', assertionResults }] }));
  expect(read.map(({ title }) => title)).toEqual(['toast › passed']);
});

test('tests for which the machine lacks a program are neither passed nor failed, and are listed with the reason', () => {
  const result = { ancestorTitles: [], duration: 1, failureMessages: [], status: 'skipped' };
  const meta = { notRun: 'the machine has no firefox-esr' };
  const assertionResults = ['login', 'deposit'].map((title) => ({ ...result, title, meta }));
  const report = JSON.stringify({ testResults: [{ name: join(REPOSITORY, 'a.test.ts'), assertionResults }] });
  expect(readVitest(report)).toEqual([]);
  const summary = summaryOf([outcomeOf('vitest', 1, [PASSED], ENDED, readNotRun(report))], 1);
  expect(summary).toContain('Not run\n   2 a.test.ts: the machine has no firefox-esr');
  expect(summary.split('\n').at(-1)).toBe('1 passed, 0 failed');
});

test('a failure is reported by its expectation, the command that repeats it, and its files', () => {
  const text = failureText({ ...FAILED, attachments: ['test-results/a/test-failed-1.png'] });
  expect(text.split('\n')).toEqual([
    '✗ tests/machines/toast.test.ts › toast › is shown for five seconds',
    '    expected shown, found hidden',
    expect.stringContaining(`npm test -- tests/machines/toast.test.ts --title 'is shown for five seconds'`),
    '    See: test-results/a/test-failed-1.png',
  ]);
});
