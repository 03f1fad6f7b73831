import { fromPromise } from 'xstate';
import type { Protection } from '../../../contract/protection.ts';
import { responsiblePlayMachine, type ProtectionRequest } from '../../../machines/protection.machine.ts';
import { protectionRead } from '../../api/player.ts';
import type { Site } from '../../app/site.ts';
import { readForMachine } from '../../app/actors/machine-reads.ts';

/** The protection machine with its slots on the network. What the server says goes into the cache on its way. */
export function responsiblePlayWithActors({ client, queries }: Pick<Site, 'client' | 'queries'>) {
  const { queryKey } = protectionRead(client);
  return responsiblePlayMachine.provide({
    actors: {
      protect: fromPromise<void, ProtectionRequest>(async ({ input }) => {
        if (input.kind === 'limits') {
          const protection = await client.call('limitsChange', { body: input.limits });
          // A read that is under way would bring older news.
          await queries.cancelQueries({ queryKey });
          queries.setQueryData(queryKey, protection);
          return;
        }
        const { selfExcludedUntil } = await client.call('selfExclude', { body: { days: input.days } });
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, (known) => known && { ...known, selfExcludedUntil });
      }),
      readProtection: fromPromise<Protection>(() => readForMachine(queries, protectionRead(client))),
    },
  });
}
