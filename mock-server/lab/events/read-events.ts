/** Reads a stream of server-sent events, for clients without an EventSource. */
import type { LabEvent } from './lab-event.ts';

export interface ReceivedEvent {
  /** To continue after this event: the header `Last-Event-ID` of the next connection. */
  readonly id: string;
  readonly event: LabEvent;
}

/** Yields the events as they arrive, and returns when the stream ends. To leave the loop closes the connection. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  let text = '';
  for await (const part of body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
  )) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(': ', 1)[0], line.replace(/^\w+: /, '')]),
      );
      const data = fields.get('data');
      if (data !== undefined) yield { id: fields.get('id') ?? '', event: JSON.parse(data) as LabEvent };
    }
  }
}
