import { describe, expect, test } from 'vitest';
import { Reporter } from '../../../../src/reporting/reporter.ts';
import {
  errorReportOf,
  MOST_OF_A_KIND,
  type ReportBatch,
  violationReportOf,
} from '../../../../src/reporting/reporting.ts';

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

describe('a report of something blocked', () => {
  const blocked = (blockedURI: string, sourceFile: string | null = null) =>
    violationReportOf(
      { effectiveDirective: 'script-src-elem', blockedURI, sourceFile, lineNumber: 3, columnNumber: 7 },
      ORIGIN,
    );

  test('names the directive and the position in the site’s own file', () => {
    expect(blocked('trusted-types-sink', `${ORIGIN}/assets/site-1a2b.js?v=D000001`)).toEqual({
      kind: 'violation',
      directive: 'script-src-elem',
      blocked: 'trusted-types-sink',
      at: ['assets/site-1a2b.js:3:7'],
    });
  });

  test.each([null, `${ORIGIN}/player/promotion/promo-1?code=D000001`, 'https://ads.example/inject.js'])(
    'has no position in %s',
    (sourceFile) => {
      expect(blocked('inline', sourceFile).at).toEqual([]);
    },
  );

  test.each([
    ['inline', 'inline'],
    ['data', 'data'],
    [`${ORIGIN}/player/promotion/promo-1?code=D000001`, 'self'],
    ['https://somphone_1:secret@ads.example:8443/D000001.js?of=somphone_1#1', 'https://ads.example:8443'],
    ['wss://chat.example/somphone_1', 'wss://chat.example'],
    ['chrome-extension://abcdefgh/inject.js', 'chrome-extension'],
    ['data:text/html,somphone_1', 'data'],
    ['somphone_1 has 2,400 baht', ''],
    ['', ''],
  ])('of %s only %s is left', (uri, left) => {
    expect(blocked(uri).blocked).toBe(left);
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

  test('only the first distinct violations of a visit are reported, whatever the number of errors', () => {
    const { reporter, letters } = aReporter();
    const block = (host: number) =>
      reporter.violation({
        effectiveDirective: 'img-src',
        blockedURI: `https://ads-${host}.example/`,
        sourceFile: null,
        lineNumber: null,
        columnNumber: null,
      });
    for (let host = 1; host <= MOST_OF_A_KIND + 5; host += 1) block(host);
    block(1);
    reporter.error(thrown('RangeError', '', ''));
    reporter.send();
    block(MOST_OF_A_KIND + 6);
    reporter.send();
    expect(letters.map(({ reports }) => reports.length)).toEqual([MOST_OF_A_KIND + 1]);
    expect(letters[0]?.reports).toContainEqual({
      kind: 'violation',
      directive: 'img-src',
      blocked: 'https://ads-1.example',
      at: [],
      times: 2,
    });
  });

  test('only the first distinct errors of a visit are reported', () => {
    const { reporter, letters } = aReporter();
    for (let line = 1; line <= MOST_OF_A_KIND + 5; line += 1)
      reporter.error(thrown('Error', '', `    at ${ORIGIN}/assets/a.js:${line}:1`));
    reporter.send();
    reporter.error(thrown('Error', '', `    at ${ORIGIN}/assets/late.js:1:1`));
    reporter.send();
    expect(letters.map(({ reports }) => reports.length)).toEqual([MOST_OF_A_KIND]);
  });
});

function aReporter(): { readonly reporter: Reporter; readonly letters: ReportBatch[] } {
  const letters: ReportBatch[] = [];
  const sender = () => ({ build: '0123456789ab', page: '/player/deposit/', language: 'lo' });
  const reporter = new Reporter(ORIGIN, sender, (letter) => letters.push(JSON.parse(letter) as ReportBatch));
  return { reporter, letters };
}
