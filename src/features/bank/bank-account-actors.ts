import { fromPromise } from 'xstate';
import type { BankAccount } from '../../../contract/bank.ts';
import {
  accountOf,
  type BankAccountIntent,
  bankAccountMachine,
} from '../../../machines/bankAccount.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { playerRead } from '../../api/player.ts';
import { readForMachine } from '../../app/actors/machine-reads.ts';
import { forgetForm } from '../../app/journal/form-memory.ts';
import type { Services } from '../../app/services.ts';

/** The bank account machine with actors that call the server and write responses to the query cache. */
export function bankAccountWithActors({ browser, client, queries }: Services) {
  const { queryKey } = playerRead(client);
  return bankAccountMachine.provide({
    actors: {
      submitBankAccount: submissionOf<BankAccountIntent, BankAccount>({
        send: fromPromise<BankAccount, BankAccountIntent>(async ({ input: { key, request } }) => {
          const { bankAccount } = await client.call('bankAccountAdd', { key, body: { ...request } });
          // The response of an in-flight read would be older.
          await queries.cancelQueries({ queryKey });
          queries.setQueryData(queryKey, (known) => {
            if (!known) return known;
            // A read may already have listed it, if this response was late or is a repeated one.
            const others = known.bankAccounts.filter(({ id }) => id !== bankAccount.id);
            return { ...known, bankAccounts: [...others, bankAccount] };
          });
          return bankAccount;
        }),
        lookUp: fromPromise<BankAccount | null, BankAccountIntent>(async ({ input }) => {
          const { bankAccounts } = await readForMachine(queries, playerRead(client));
          return accountOf(input, bankAccounts);
        }),
      }),
    },
    actions: { forgetForm: () => forgetForm(browser.tab, 'bank-form') },
  });
}
