/** Every scenario, in the order of the lab's list. */
import { cashierRejections } from './cashier-rejections.ts';
import { depositScenarios } from './deposits.ts';
import { lineScenarios } from './lines.ts';
import { promotionScenarios } from './promotions.ts';
import type { Scenario } from './scenario.ts';
import { siteRejections } from './site-rejections.ts';
import { startScenarios } from './starts.ts';
import { withdrawScenarios } from './withdraws.ts';

export const scenarios: readonly Scenario[] = [
  ...startScenarios,
  ...depositScenarios,
  ...withdrawScenarios,
  ...promotionScenarios,
  ...cashierRejections,
  ...siteRejections,
  ...lineScenarios,
];
