import type { Deposit } from '../../../contract/deposit.ts';
import type { DepositDraft, DepositTerms } from '../../../contract/rules/deposit-draft.ts';

/**
 * The provider and the receiving account that the form shows until the player chooses others: those of the player's latest
 * order, if they still exist. A promotion in force permits deposits with its own provider only (specification §5). Null where
 * nothing is proposed. See docs/decisions/0057.
 */
export function proposedDeposit(
  { config, options, usage }: Pick<DepositTerms, 'config' | 'options' | 'usage'>,
  latest: Pick<Deposit, 'provider' | 'mid'> | undefined,
): Pick<DepositDraft, 'provider' | 'mid'> {
  const provider = usage?.provider ?? latest?.provider;
  const account = options.length === 1 ? options[0] : options.find(({ mid }) => mid === latest?.mid);
  return {
    provider: config.providers.find((offered) => offered.provider === provider)?.provider ?? null,
    mid: account?.mid ?? null,
  };
}
