import { describe, expect, test } from 'vitest';
import { Reporter } from '../../../../src/reporting/reporter.ts';
import { errorReportOf, MOST_ERRORS, type ReportBatch } from '../../../../src/reporting/reporting.ts';

const ORIGIN = 'https://play.example';

function thrown(name: string, message: string, stack: string): Error {
  return Object.assign(new Error(message), { name, stack });
}

describe('an error report', () => {
  test('contains the error’s name and stack frames in the site’s own files, not its message', () => {
    const error = thrown(
      'TypeError',
      'somphone_1 has 2,400 baht',
      [
        'TypeError: somphone_1 has 2,400 baht',
        `    at show (${ORIGIN}/assets/site-1a2b3c4d.js:1:2034)`,
        '    at run (https://extension.example/inject.js:4:1)',
        `    at ${ORIGIN}/assets/player-99.js:7:12`,
      ].join('\n'),
    );
    expect(errorReportOf(error, ORIGIN)).toEqual({
      kind: 'error',
      name: 'TypeError',
      at: ['assets/site-1a2b3c4d.js:1:2034', 'assets/player-99.js:7:12'],
    });
  });

  test('its stack frames contain no query and no page address', () => {
    const stack = `    at ${ORIGIN}/assets/a.js?token=secret:1:2\n    at ${ORIGIN}/player/deposit/?code=D1:3:4`;
    expect(errorReportOf(thrown('Error', '', stack), ORIGIN).at).toEqual(['assets/a.js:1:2']);
  });

  test('a name that is a sentence is omitted', () => {
    expect(errorReportOf(thrown('somphone_1 lost', '', ''), ORIGIN).name).toBe('Error');
  });

  test.each([
    ['a text', 'string'],
    [undefined, 'undefined'],
    [42, 'number'],
  ])('a thrown %s is reported as a %s', (what, name) => {
    expect(errorReportOf(what, ORIGIN)).toEqual({ kind: 'error', name, at: [] });
  });
});

describe('a report batch', () => {
  test('has the reports since the last batch: equal errors are counted, only the latest value of a vital is kept', () => {
    const { reporter, letters } = aReporter();
    const error = thrown('RangeError', '', `    at ${ORIGIN}/assets/a.js:1:2`);
    reporter.error(error);
    reporter.error(error);
    reporter.vital('LCP', 812.7);
    reporter.vital('LCP', 1430.2);
    reporter.vital('CLS', 0.012345);
    reporter.send();
    reporter.send();
    expect(letters).toEqual([
      {
        build: '0123456789ab',
        page: '/player/deposit/',
        language: 'lo',
        reports: [
          { kind: 'error', name: 'RangeError', at: ['assets/a.js:1:2'], times: 2 },
          { kind: 'vital', name: 'LCP', value: 1430 },
          { kind: 'vital', name: 'CLS', value: 0.0123 },
        ],
      },
    ]);
  });

  test('only the first distinct errors of a visit are reported', () => {
    const { reporter, letters } = aReporter();
    for (let line = 1; line <= MOST_ERRORS + 5; line += 1)
      reporter.error(thrown('Error', '', `    at ${ORIGIN}/assets/a.js:${line}:1`));
    reporter.send();
    reporter.error(thrown('Error', '', `    at ${ORIGIN}/assets/late.js:1:1`));
    reporter.send();
    expect(letters.map(({ reports }) => reports.length)).toEqual([MOST_ERRORS]);
  });
});

function aReporter(): { readonly reporter: Reporter; readonly letters: ReportBatch[] } {
  const letters: ReportBatch[] = [];
  const sender = () => ({ build: '0123456789ab', page: '/player/deposit/', language: 'lo' });
  const reporter = new Reporter(ORIGIN, sender, (letter) => letters.push(JSON.parse(letter) as ReportBatch));
  return { reporter, letters };
}
