/** Decides how a case is followed: on the site where each of its steps can be done by hand there, in the viewer otherwise. */
import type { Chart } from '../../../chart/chart.ts';
import type { MachineFixtures } from '../../../fixtures/machine-fixtures.ts';
import type { TestCase } from '../../cases/test-case.ts';
import type { ManualCase } from './manual-case.ts';
import { siteCase } from './site-case.ts';
import { viewerCase } from './viewer-case.ts';

export function manualCase(fixtures: MachineFixtures, chart: Chart, testCase: TestCase): ManualCase {
  return siteCase(fixtures, chart, testCase) ?? viewerCase(fixtures, chart, testCase);
}
