import { createMachine } from 'xstate';

/** Light, dark, or as the system says. Its id is also the id of `toggle-panel`, as happens to names that everyone chooses. */
export const machine = createMachine({
  id: 'toggle',
  initial: { target: 'system', actions: 'readPreference' },
  states: {
    system: { on: { TOGGLE: 'light' }, entry: 'followSystem' },
    light: {
      on: { TOGGLE: 'dark', SYSTEM: 'system' },
      entry: { type: 'applyTheme', params: { theme: 'light' } },
    },
    dark: {
      on: { TOGGLE: 'light', SYSTEM: 'system' },
      entry: { type: 'applyTheme', params: { theme: 'dark' } },
    },
  },
});
