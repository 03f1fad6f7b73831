import { fromPromise } from 'xstate';
import type { BankAccount, BankAccountRequest } from '../../../contract/bank.ts';
import { bankAccountMachine } from '../../../machines/bankAccount.machine.ts';
import { playerRead } from '../../api/player.ts';
import { readForMachine } from './machine-reads.ts';
import type { Site } from '../site.ts';

/** The bank account machine with its slots on the network. */
export function bankAccountOnNetwork({ client, queries }: Site) {
  return bankAccountMachine.provide({
    actors: {
      addBankAccount: fromPromise<void, BankAccountRequest>(async ({ input }) => {
        await client.call('bankAccountAdd', { body: { ...input } });
      }),
      listBankAccounts: fromPromise<readonly BankAccount[]>(async () => {
        const info = await readForMachine(queries, playerRead(client));
        return info.bankAccounts;
      }),
    },
  });
}
