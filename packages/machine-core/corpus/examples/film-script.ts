import { createMachine } from 'xstate';

/** Keys that are words of other languages: of diagrams (`end`, `state`, `note`), of JavaScript, and of Lao. */
export const machine = createMachine({
  id: 'script: draft "A"',
  initial: 'start',
  states: {
    start: { on: { 'cut: to black': 'note', '-->': 'end', constructor: 'state' } },
    note: {
      description: 'A "quoted" remark; 50 % <b>bold</b>\nand a second line.',
      on: { end: 'end', ';': 'class' },
    },
    state: {
      initial: 'direction',
      states: { direction: { on: { '[*]': '__proto__ ' } }, '__proto__ ': {}, fork: {} },
      on: { '"': 'class', 'scene #2': '.fork' },
    },
    class: { on: { ສືບຕໍ່: 'ຈົບ', 'state "x" as y': 'start', '100%': 'default' } },
    default: { always: 'ຈົບ' },
    ຈົບ: { tags: ['ສຸດທ້າຍ'], on: { '{': 'end', 'a : b': 'start' } },
    end: { type: 'final' },
  },
});
