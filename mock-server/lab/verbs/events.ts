import { boolean, optional, record } from '../../../contract/schema/vocabulary.ts';
import { eventStream } from '../events/event-stream.ts';
import { labVerb } from '../lab-verb.ts';

/** GET /__lab/events. `Last-Event-ID` continues after the last event that a client has received. */
export const followEvents = labVerb({
  method: 'get',
  path: '/events',
  explanation:
    'Follows the world by server-sent events: requests, orders, the ledger, the clock, faults, acts and resets.',
  fields: { rows: 'Whether changed rows are sent as well; false by default.' },
  query: record({ rows: optional(boolean()) }),
  handle: ({ world, context, query: { rows = false } }) =>
    eventStream(world.events, {
      after: context.request.headers.get('last-event-id') || null,
      withRows: rows,
    }),
});
