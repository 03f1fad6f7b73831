/** Server-sent events as a response: https://html.spec.whatwg.org/multipage/server-sent-events.html */
import type { EventLog, NumberedEvent } from './event-log.ts';

export const EVENT_STREAM = 'text/event-stream';

/** The interval of comments, by which both sides notice a dead connection, and proxies keep an idle one. Real time. */
const HEARTBEAT_MS = 15_000;

/** After this time without a connection, a browser connects again. */
const RETRY_MS = 1_000;

/** A client that reads slower than events arrive is disconnected at this number of unread ones, and may connect again. */
const MOST_UNREAD = 2_000;

export interface StreamOptions {
  /** The id of the last event that the client has received; null for a new client. */
  readonly after: string | null;
  /** Whether changed rows are sent as well. */
  readonly withRows: boolean;
}

/** A response that follows the log until the client disconnects or the world is dropped. */
export function eventStream(events: EventLog, { after, withRows }: StreamOptions): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const send = (text: string) => {
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const heartbeat = setInterval(() => send(': the stream is open\n\n'), HEARTBEAT_MS);
        let unfollow = () => {};
        stop = () => {
          clearInterval(heartbeat);
          unfollow();
        };
        const end = () => {
          stop();
          controller.close();
        };
        send(`retry: ${RETRY_MS}\n\n`);
        unfollow = events.follow(after, {
          receive: (numbered) => {
            if (withRows || numbered.event.type !== 'row') send(written(numbered));
          },
          end,
        });
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: MOST_UNREAD }),
  );
  return new Response(body, {
    headers: {
      'Content-Type': EVENT_STREAM,
      'Cache-Control': 'no-store',
      // nginx otherwise collects a response before it passes it on.
      'X-Accel-Buffering': 'no',
    },
  });
}

/** `data` contains the type as well, for clients that read nothing else. JSON has no line breaks. */
function written({ id, event }: NumberedEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
