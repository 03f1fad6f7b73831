/** The product's machines by id. The guards that the site implements are recorded, so that those of the fixtures are never asked. */
import type { AnyStateMachine } from 'xstate';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';

export const PRODUCT_MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  ALL_FIXTURES.map(({ machine }) => [machine.id, machine]),
);
