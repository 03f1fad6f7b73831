import { useCallback, useEffect, useReducer } from 'react';
import type { TabChannel } from '../../../src/platform/tabs/tab-channel.ts';
import { receive, type Known, NOTHING_KNOWN } from './subscriber.ts';
import { type Asked, isReported } from './messages.ts';

/** Returns all known tabs with their logs, requested on mount and updated live, and a function that sends a message to the tabs. */
export function useSubscriber(channel: TabChannel): readonly [Known, (asked: Asked) => void] {
  const [known, report] = useReducer(receive, NOTHING_KNOWN);
  const ask = useCallback((asked: Asked) => channel.post(asked), [channel]);
  useEffect(() => {
    const stop = channel.onMessage((message) => {
      if (isReported(message)) report(message);
    });
    ask({ kind: 'who' });
    return stop;
  }, [channel, ask]);
  return [known, ask];
}
