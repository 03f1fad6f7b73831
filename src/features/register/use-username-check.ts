import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usernameProblem } from '../../../contract/rules/credentials.ts';
import { useSite } from '../../app/site-context.ts';

/** Debounce: the pause in typing before the server is asked. */
const PAUSE_MS = 400;

/** What is known of a username. It stays `unknown` if the check fails. */
export type UsernameAvailability = 'unknown' | 'asking' | 'free' | 'taken';

/**
 * Checks while typing whether a username is available: specification §3 and §7. Only a hint that never blocks the form: the name
 * may still be taken when the form is sent.
 */
export function useUsernameCheck(username: string): UsernameAvailability {
  const { client } = useSite();
  const settled = useDebounced(username);
  const { data: isFree = null, isFetching } = useQuery({
    queryKey: ['usernameCheck', settled],
    queryFn: ({ signal }) =>
      client.call('usernameValidate', { body: { username: settled }, signal }).then(
        ({ available }) => available,
        // Nothing is known, and the request is not repeated.
        () => null,
      ),
    // A name that violates the form's rules is not checked (specification §5).
    enabled: usernameProblem(settled) === null,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A name that is typed again is checked again.
    gcTime: 0,
  });
  if (settled !== username) return 'unknown';
  if (isFetching) return 'asking';
  if (isFree === null) return 'unknown';
  return isFree ? 'free' : 'taken';
}

/** The value once it has not changed for `PAUSE_MS`. */
function useDebounced(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
