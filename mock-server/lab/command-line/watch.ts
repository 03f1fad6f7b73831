/** `state --watch`: follows the events of a world, one line each. */
import { LAB_PATH } from '../../paths.ts';
import type { LabEvent } from '../events/lab-event.ts';
import { readEvents } from '../events/read-events.ts';
import { requestMatchText } from '../match/match.ts';
import { headersOf, NothingThere, type Place } from './connection.ts';
import { ledgerCells, paceOf, requestLines, shownTime } from './summary.ts';

/** The pause before it connects again. */
const RETRY_MS = 1_000;

interface Watching {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Prints each event as JSON. */
  readonly isJson: boolean;
  readonly stopped: AbortSignal | undefined;
}

/** Follows until it is stopped, also across restarts of the server. Returns the rejection if the world does not exist any more. */
export async function watch(
  place: Place,
  { print, complain, isJson, stopped }: Watching,
): Promise<Response | null> {
  let last: string | null = null;
  for (;;) {
    try {
      const headers: Record<string, string> = {
        ...headersOf(place),
        ...(last === null ? {} : { 'Last-Event-ID': last }),
      };
      const response: Response = await fetch(`${place.origin}${LAB_PATH}/events`, {
        headers,
        signal: stopped ?? null,
      });
      if (!response.ok || !response.body) return response;
      for await (const { id, event } of readEvents(response.body)) {
        last = id;
        // What a request changes of its call stands in the line of the request already.
        if (!isJson && event.type === 'backend' && event.calls.length === 1) continue;
        print(isJson ? JSON.stringify(event) : eventLine(event));
      }
    } catch (thrown) {
      if (stopped?.aborted) return null;
      // The first connection: there is nothing to wait for.
      if (last === null) throw new NothingThere(`${place.origin} does not answer: ${String(thrown)}`);
    }
    complain(`The connection to ${place.origin} ended; it is tried again.`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

export function eventLine(event: LabEvent): string {
  const line = (kind: string, ...cells: readonly (string | null)[]) =>
    [shownTime(event.at), kind.padEnd(7), ...cells.filter(Boolean)].join('  ');
  switch (event.type) {
    case 'request': {
      const [first = '', ...more] = requestLines(event.request).map((text) => text.trim());
      return [line('request', first.slice(first.indexOf('  ') + 2)), ...more].join(' – ');
    }
    case 'order': {
      const { id, from, to, player, provider } = event.order;
      return line('order', id, `${from ?? 'new'} → ${to}`, player, provider);
    }
    case 'ledger':
      return line('ledger', ...ledgerCells(event.entry).slice(1));
    case 'clock':
      return line('clock', event.clock.now, paceOf(event.clock));
    case 'faults':
      return line(
        'faults',
        event.faults.map(({ id, fault, match }) => `${id} ${fault} ${requestMatchText(match)}`).join(', ') ||
          'none',
      );
    case 'backend': {
      const forwarded = event.calls.filter(({ server }) => server === 'backend').length;
      return line('backend', `answers ${forwarded} of ${event.calls.length} calls`);
    }
    case 'act':
      return line(
        'lab',
        event.act.method === 'DELETE' ? 'DELETE' : null,
        event.act.verb,
        JSON.stringify(event.act.body),
      );
    case 'reset':
      return line(
        'reset',
        event.scenario ?? 'an imported state',
        event.seed === null ? null : `seed ${event.seed}`,
      );
    case 'row':
      return line('row', event.collection, JSON.stringify(event.row));
    case 'missed':
      return line('missed', 'some events: `state` shows what is the case');
  }
}
