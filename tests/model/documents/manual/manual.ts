/** Decides how a case is followed: on the site where each of its steps can be done by hand there, in the theatre otherwise. */
import type { Chart } from '../../../../src/theatre/chart/chart.ts';
import type { Repertoire } from '../../../../src/theatre/repertoire/repertoire.ts';
import type { TestCase } from '../../cases/test-case.ts';
import type { ManualCase } from './manual-case.ts';
import { siteCase } from './site-case.ts';
import { theatreCase } from './theatre-case.ts';

export function manualCase(repertoire: Repertoire, chart: Chart, testCase: TestCase): ManualCase {
  return siteCase(repertoire, chart, testCase) ?? theatreCase(repertoire, chart, testCase);
}
