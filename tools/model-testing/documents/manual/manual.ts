/** Decides how a case is followed: on the site where each of its steps can be done by hand there, in the theatre otherwise. */
import type { Chart } from '../../../chart/chart.ts';
import type { Repertoire } from '../../../fixtures/machine-fixtures.ts';
import type { TestCase } from '../../cases/test-case.ts';
import type { ManualCase } from './manual-case.ts';
import { siteCase } from './site-case.ts';
import { theatreCase } from './viewer-case.ts';

export function manualCase(repertoire: Repertoire, chart: Chart, testCase: TestCase): ManualCase {
  return siteCase(repertoire, chart, testCase) ?? theatreCase(repertoire, chart, testCase);
}
