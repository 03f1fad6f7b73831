import { fromPromise } from 'xstate';
import type { ResponsiblePlay } from '../../../contract/responsible-play.ts';
import {
  responsiblePlayMachine,
  type ResponsiblePlayRequest,
} from '../../../machines/responsiblePlay.machine.ts';
import { responsiblePlayRead } from '../../api/player.ts';
import type { Site } from '../../app/site.ts';
import { readForMachine } from '../../app/actors/machine-reads.ts';

/** The responsible-play machine with actors that call the server and put its responses into the query cache. */
export function responsiblePlayWithActors({ client, queries }: Pick<Site, 'client' | 'queries'>) {
  const { queryKey } = responsiblePlayRead(client);
  return responsiblePlayMachine.provide({
    actors: {
      sendRequest: fromPromise<void, ResponsiblePlayRequest>(async ({ input }) => {
        if (input.kind === 'limits') {
          const responsiblePlay = await client.call('limitsChange', { body: input.limits });
          // The response of an in-flight read would be older.
          await queries.cancelQueries({ queryKey });
          queries.setQueryData(queryKey, responsiblePlay);
          return;
        }
        const { selfExcludedUntil } = await client.call('selfExclude', { body: { days: input.days } });
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, (known) => known && { ...known, selfExcludedUntil });
      }),
      readResponsiblePlay: fromPromise<ResponsiblePlay>(() =>
        readForMachine(queries, responsiblePlayRead(client)),
      ),
    },
  });
}
