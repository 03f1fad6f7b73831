import { createMachine } from 'xstate';

/** History of three kinds: shallow, deep, and one that has a default target. */
export const machine = createMachine({
  id: 'window',
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      states: {
        editing: {
          initial: 'text',
          states: {
            text: { on: { 'SHOW STYLES': 'styles' } },
            styles: { on: { 'HIDE STYLES': 'text' } },
          },
          on: { PREVIEW: 'preview' },
        },
        preview: { on: { EDIT: 'editing' } },
        sidebar: {
          initial: 'outline',
          states: {
            outline: { on: { COMMENTS: 'comments' } },
            comments: { on: { OUTLINE: 'outline' } },
            last: { type: 'history', target: 'comments' },
          },
          on: { CLOSE_SIDEBAR: 'editing' },
        },
        shallow: { type: 'history' },
        deep: { type: 'history', history: 'deep' },
      },
      on: { MINIMIZE: 'minimized', LOCK: 'locked', OPEN_SIDEBAR: '.sidebar.last' },
    },
    minimized: { on: { RESTORE: 'open.deep', SHOW_DESKTOP: 'open.shallow' } },
    locked: { on: { UNLOCK: { target: 'open.deep' } } },
  },
});
