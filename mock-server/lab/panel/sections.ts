/** The sections of the panel, in the order of their tabs. */
import type { Section } from './panel-context.ts';
import { backend } from './sections/backend.ts';
import { clock } from './sections/clock.ts';
import { credit } from './sections/credit.ts';
import { faults } from './sections/faults.ts';
import { orders } from './sections/orders.ts';
import { requests } from './sections/requests.ts';
import { scenarios } from './sections/scenarios.ts';
import { setup } from './sections/setup.ts';

export const SECTIONS: readonly [Section, ...Section[]] = [
  scenarios,
  orders,
  credit,
  clock,
  faults,
  requests,
  backend,
  setup,
];
