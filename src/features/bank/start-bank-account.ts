import { hashKey } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { playerRead } from '../../api/player.ts';
import { forgetForm } from '../../app/journal/form-memory.ts';
import { onPageLeft } from '../../app/navigation/page-left.ts';
import { paths } from '../../app/paths.ts';
import type { BankAccountActor, Site } from '../../app/site.ts';
import { bankAccountWithActors } from './bank-account-actors.ts';
import { onNetworkBack, startTied } from '../../app/actors/started.ts';

type Dependencies = Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'navigation' | 'dispatch'>;

/** Starts the bank account actor and connects it to the form memory, the query cache, the network and navigation. */
export function startBankAccount({ browser, watch, client, queries, navigation, dispatch }: Dependencies) {
  const actor: BankAccountActor = createActor(bankAccountWithActors({ client, queries }), {
    ...watch,
    input: { clock: client.clock, newKey: browser.newKey },
  });
  actor.on('*', (event) => {
    if (event.type === 'bankAccount.added') forgetForm(browser.tab, 'bank-form');
    dispatch(event);
  });

  const { queryKey } = playerRead(client);
  const queryHash = hashKey(queryKey);
  const stops = [
    onNetworkBack(browser, () => actor.send({ type: 'network.restored' })),
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== queryHash) return;
      const player = queries.getQueryData(queryKey);
      if (player) actor.send({ type: 'bankAccount.observed', accounts: player.bankAccounts });
    }),
    // Leaving the page clears the failure shown there. A later failure is shown on the next visit.
    onPageLeft(navigation, (path) => {
      if (path === paths.bank) actor.send({ type: 'bankAccount.edit' });
    }),
  ];
  return startTied(actor, stops);
}
