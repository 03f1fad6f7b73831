/** All temporal properties, in the order of the report. */
import { ONE_KEY_AT_A_TIME, ONE_PROMOTION } from './keys.ts';
import type { Property } from './property.ts';
import { CONTEXT_IS_SERIALIZABLE } from './serializable-context.ts';
import { DEPOSIT_TABLE, END_IS_SHOWN_ONCE, WITHDRAW_TABLE } from './order-status.ts';

/** Checked at the end of a walk, by `CheckedSimulator.end`. */
export const PENDING_ENDS: Property = {
  title: 'pending always ends: once all actors have responded, no state waits for a result',
  machines: [],
  isTable: false,
  watch: () => () => null,
};

const NEVER_BREAKS: Property = {
  title: 'a machine never stops with an error',
  machines: [],
  isTable: false,
  watch:
    () =>
    ({ now }) =>
      now.error ?? (now.status === 'error' ? 'it broke' : null),
};

export const PROPERTIES: readonly Property[] = [
  NEVER_BREAKS,
  CONTEXT_IS_SERIALIZABLE,
  PENDING_ENDS,
  ONE_KEY_AT_A_TIME,
  END_IS_SHOWN_ONCE,
  DEPOSIT_TABLE,
  WITHDRAW_TABLE,
  ONE_PROMOTION,
];
