import { createMachine } from 'xstate';

/** Keys of which one begins another, with dots in keys and in custom ids: none is an ancestor of the other by its name. */
export const machine = createMachine({
  id: 'page',
  initial: 'edit',
  states: {
    edit: {
      initial: 'idle',
      states: { idle: { on: { more: 'busy' } }, busy: { on: { less: 'idle' } } },
      on: { 'edit.more': 'edit\\.more', editor: 'editor' },
    },
    'edit.more': {
      initial: 'idle',
      states: { idle: { on: { more: 'busy' } }, busy: { id: 'more.busy', on: { out: '#page.edit' } } },
      on: { editor: '#editor.main' },
    },
    editor: {
      id: 'editor',
      initial: 'main',
      states: {
        main: { on: { jump: '#more\\.busy' } },
        'main.aside': { id: 'aside', on: { back: 'main' } },
        mainframe: { on: { back: '#editor' } },
      },
      on: { aside: '#aside', frame: { target: '.mainframe' } },
    },
  },
});
