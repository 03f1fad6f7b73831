import { useEffect, useReducer, useRef } from 'react';
import { useSite } from '../site-context.ts';

/** Calls the listener on Back and Forward, for an overlay that closes then: it belongs to the page under it. */
export function useOnHistoryMove(listener: () => void): void {
  const { history } = useSite().browser;
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => history.onMove(() => latest.current()), [history]);
}

/** The number of presses of Back or Forward since the component was mounted: the key of a menu that they close. */
export function useHistoryMoves(): number {
  const [moves, count] = useReducer((before: number) => before + 1, 0);
  useOnHistoryMove(count);
  return moves;
}
