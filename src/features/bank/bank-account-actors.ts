import { fromPromise } from 'xstate';
import type { BankAccount } from '../../../contract/bank.ts';
import { type BankAccountAttempt, bankAccountMachine } from '../../../machines/bankAccount.machine.ts';
import { playerRead } from '../../api/player.ts';
import { readForMachine } from '../../app/actors/machine-reads.ts';
import type { Site } from '../../app/site.ts';

/** The bank account machine with actors that call the server and write responses to the query cache. */
export function bankAccountWithActors({ client, queries }: Pick<Site, 'client' | 'queries'>) {
  const { queryKey } = playerRead(client);
  return bankAccountMachine.provide({
    actors: {
      addBankAccount: fromPromise<void, BankAccountAttempt>(async ({ input: { key, request } }) => {
        const { bankAccount } = await client.call('bankAccountAdd', { key, body: { ...request } });
        // The response of an in-flight read would be older.
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(
          queryKey,
          (known) => known && { ...known, bankAccounts: [...known.bankAccounts, bankAccount] },
        );
      }),
      listBankAccounts: fromPromise<readonly BankAccount[]>(async () => {
        const info = await readForMachine(queries, playerRead(client));
        return info.bankAccounts;
      }),
    },
  });
}
