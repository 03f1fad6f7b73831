import { useCallback, useEffect, useReducer } from 'react';
import type { LiveSource } from '../viewer-input.ts';
import { receive, type Known, NOTHING_KNOWN } from './known-tabs.ts';
import { type Asked, isReported } from './messages.ts';

/**
 * Returns all known tabs with their logs, requested on mount and updated live, and a function that sends a message to the tabs.
 * `isTrafficShown`: new messages between the actors are received as well.
 */
export function useSubscriber(
  source: LiveSource | null,
  isTrafficShown = false,
): readonly [Known, (asked: Asked) => void] {
  const channel = source?.channel;
  const [known, report] = useReducer(receive, NOTHING_KNOWN);
  const ask = useCallback((asked: Asked) => channel?.post(asked), [channel]);
  useEffect(() => {
    const stop = channel?.onMessage((message) => {
      if (isReported(message) && (isTrafficShown || message.kind !== 'sent')) report(message);
    });
    ask({ kind: 'who' });
    return stop;
  }, [channel, ask, isTrafficShown]);
  return [known, ask];
}
