/** The sections of the panel, in the order of their tabs. */
import type { Section } from './panel-context.ts';
import { backendSection } from './sections/backend.ts';
import { clockSection } from './sections/clock.ts';
import { creditSection } from './sections/credit.ts';
import { faultsSection } from './sections/faults.ts';
import { ordersSection } from './sections/orders.ts';
import { requestsSection } from './sections/requests.ts';
import { scenariosSection } from './sections/scenarios.ts';
import { setupSection } from './sections/setup.ts';

export const SECTIONS: readonly [Section, ...Section[]] = [
  scenariosSection,
  ordersSection,
  creditSection,
  clockSection,
  faultsSection,
  requestsSection,
  backendSection,
  setupSection,
];
