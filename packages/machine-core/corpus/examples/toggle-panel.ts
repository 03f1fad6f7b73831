import { createMachine } from 'xstate';

/** The smallest machine of a documentation. Its id is also the id of `toggle-theme`. */
export const machine = createMachine({
  id: 'toggle',
  initial: 'inactive',
  states: { inactive: { on: { TOGGLE: 'active' } }, active: { on: { TOGGLE: 'inactive' } } },
});
