import { instantOf } from '../../../contract/time/clock.ts';
import { accountNameProblem, bankAccountViolation } from '../../../contract/rules/bank.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeBankAccount } from '../../serializers.ts';
import { bankKnows } from '../../domain/bank.ts';
import { nextId } from '../../domain/records.ts';

/** POST /players/bank-accounts. A player has one account; only staff can change it (specification §5). */
export const addBankAccount = defineHandler(
  'bankAccountAdd',
  ({ store, player, body, now }) => {
    const account = store.change((change) => {
      const own = change.bankAccounts.findMany({ where: { playerId: { equals: player.id } } });
      const usedByAnother = change.bankAccounts
        .findMany({ where: { accountNumber: { equals: body.accountNumber } } })
        .some((other) => other.bankCode === body.bankCode && other.playerId !== player.id);
      const rejection = bankAccountViolation({ own, usedByAnother }, body);
      if (rejection) throw new ApiError(rejection);

      const bank = change.banks.findFirst({ where: { code: { equals: body.bankCode } } });
      if (!bank || !bankKnows(bank, body.accountNumber)) throw new ApiError('ACCOUNT_NOT_FOUND');
      return change.bankAccounts.create({
        ...body,
        id: nextId(change, 'BA'),
        playerId: player.id,
        accountName: body.accountName.trim(),
        bankName: bank.displayName,
        createdAt: instantOf(now),
      });
    });
    return { bankAccount: serializeBankAccount(account) };
  },
  ({ accountName }) => {
    const problem = accountNameProblem(accountName);
    return problem ? { accountName: problem } : {};
  },
);
