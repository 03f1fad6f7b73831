/** Chooses where a case is executed: on the site if a tester can perform each of its steps there, otherwise in the viewer. */
import type { Chart } from '../../../chart/chart.ts';
import type { MachineFixtures } from '../../../fixtures/machine-fixtures.ts';
import type { TestCase } from '../../cases/test-case.ts';
import type { ManualCase } from './manual-case.ts';
import { siteCase } from './site-case.ts';
import { viewerCase } from './viewer-case.ts';

export function manualCase(fixtures: MachineFixtures, chart: Chart, testCase: TestCase): ManualCase {
  return siteCase(fixtures, chart, testCase) ?? viewerCase(fixtures, chart, testCase);
}
