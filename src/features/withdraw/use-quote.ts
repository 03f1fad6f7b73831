import { useSelector } from '@xstate/react';
import type { WithdrawActor } from '../../../machines/withdraw.machine.ts';

/** Returns the snapshot of the machine withdrawQuote; undefined if the player wants no quote or has confirmed one. */
export function useQuote(withdraw: WithdrawActor) {
  const quote = useSelector(withdraw, ({ children }) => children.quote);
  return useSelector(quote, (snapshot) => snapshot);
}
