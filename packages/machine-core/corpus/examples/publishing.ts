import { assign, fromPromise, setup } from 'xstate';
import { called, effect } from '../calls.ts';

/** A document's life in an editor. No transition leads to `archived`, and what `archived` offers cannot be taken. */
export const machine = setup({
  types: {
    context: {} as { revision: number; reason: string | null },
    events: {} as { type: 'edit' } | { type: 'publish' } | { type: 'unpublish' } | { type: 'restore' },
  },
  actors: {
    publishDocument: fromPromise(async () => {
      called('publishDocument');
      return { revision: 2 };
    }),
  },
  actions: { trackPublish: effect('trackPublish') },
}).createMachine({
  id: 'publishing',
  context: { revision: 0, reason: null },
  initial: 'draft',
  states: {
    draft: {
      on: {
        edit: {
          target: 'draft',
          reenter: true,
          actions: assign({ revision: ({ context }) => context.revision + 1 }),
        },
        publish: { guard: ({ context }) => context.revision > 0, target: 'publishing' },
      },
    },
    publishing: {
      tags: ['busy'],
      invoke: {
        src: 'publishDocument',
        onDone: {
          target: 'published',
          actions: ['trackPublish', assign({ revision: ({ event }) => event.output.revision })],
        },
        onError: {
          target: 'draft',
          actions: assign({
            reason: ({ event }) => (event.error instanceof Error ? event.error.message : 'unknown'),
          }),
        },
      },
    },
    published: { on: { edit: 'draft', unpublish: { target: 'draft', actions: assign({ revision: 0 }) } } },
    archived: { on: { restore: 'draft' } },
  },
});
