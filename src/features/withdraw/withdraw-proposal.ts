import { obstacleOf, type WithdrawTerms } from '../../../contract/rules/withdraw-draft.ts';
import type { Provider } from '../../../contract/values.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';

/**
 * The provider that the form shows until the player chooses another: that of the player's latest withdrawal if its credit is
 * enough, or the only one with enough credit. Null if there is neither. See docs/decisions/0057.
 */
export function proposedProvider(
  terms: WithdrawTerms,
  latest: Pick<Withdraw, 'provider'> | undefined,
): Provider | null {
  const possible = terms.config.providers
    .map(({ provider }) => provider)
    .filter((provider) => obstacleOf(provider, terms)?.code !== 'CREDIT_NOT_ENOUGH');
  const [only] = possible;
  return (possible.length === 1 ? only : possible.find((provider) => provider === latest?.provider)) ?? null;
}
