/** Selection, counting and reporting of tests by `npm test` (docs/decisions/0003). */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../suites/child.ts';
import { outcomeOf } from '../suites/outcome.ts';
import { readNotRun, readPlaywright, readVitest, type TestResult } from '../suites/results.ts';
import { selectionOf } from '../suites/selection.ts';
import { failureText, suiteOf, summaryOf } from '../suites/summary.ts';

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

  test('is a part of a title, where no path contains it; only files that contain it are run', () => {
    const { vitest, title } = selectionOf(['is the name of a check']);
    expect(title).toBe('is the name of a check');
    expect(vitest).toEqual(['tests/repository/test-run.test.ts']);
  });

  test('may be a title that a test computes: then every file is run', () => {
    const { vitest, browser } = selectionOf([`no file contains ${String(1 + 1)} such words`]);
    expect(vitest.length).toBeGreaterThan(100);
    expect(browser.length).toBeGreaterThan(30);
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

test('a run ends with its failures, its slowest tests, the seconds of each suite, and the counts', () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ ...PASSED, seconds: index }));
  const summary = summaryOf([outcomeOf('vitest', 60, [...many, FAILED], { ...ENDED, exitCode: 1 })], 61);
  expect(summary).toMatch(/^Failures\n✗ .*toast/);
  expect(summary).toContain('Slowest tests\n   10.0 s tests/machines/toast.test.ts');
  expect(summary).toContain('55.5 s machines, 12 tests');
  expect(summary.split('\n').at(-1)).toBe('11 passed, 1 failed');
});

test('the suite of a test is its folder; for the browser and the units the folder below', () => {
  expect(suiteOf('tests/machines/deposit/form.test.ts')).toBe('machines');
  expect(suiteOf('tests/browser/shell/toast.spec.ts')).toBe('browser/shell');
  expect(suiteOf('tests/unit/src/app/tabs.test.ts')).toBe('unit/src');
});
