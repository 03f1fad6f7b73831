import { fromPromise } from 'xstate';
import {
  isStored,
  type ResponsiblePlayIntent,
  responsiblePlayMachine,
} from '../../../machines/responsiblePlay.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { responsiblePlayRead } from '../../api/player.ts';
import { forgetForm } from '../../app/journal/form-memory.ts';
import type { Services } from '../../app/services.ts';
import { readForMachine } from '../../app/actors/machine-reads.ts';

/** The responsible-play machine with actors that call the server and put its responses into the query cache. */
export function responsiblePlayWithActors({ browser, client, queries }: Services) {
  const read = responsiblePlayRead(client);
  return responsiblePlayMachine.provide({
    actors: {
      submitRequest: submissionOf<ResponsiblePlayIntent, true>({
        send: fromPromise<true, ResponsiblePlayIntent>(async ({ input: { key, ...request } }) => {
          const changed = await (request.kind === 'limits'
            ? client.call('limitsChange', { key, body: request.limits })
            : client.call('selfExclude', { key, body: { days: request.days } }));
          // The response of an in-flight read would be older.
          await queries.cancelQueries({ queryKey: read.queryKey });
          queries.setQueryData(read.queryKey, (known) => known && { ...known, ...changed });
          return true;
        }),
        lookUp: fromPromise<true | null, ResponsiblePlayIntent>(
          async ({ input }) => isStored(input, await readForMachine(queries, read)) || null,
        ),
      }),
    },
    actions: {
      // Only a change of the limits has a form that is remembered.
      forgetForm({ context }) {
        if (context.intent?.kind === 'limits') forgetForm(browser.tab, 'limits-form');
      },
    },
  });
}
