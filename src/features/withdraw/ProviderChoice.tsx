import { useLingui } from '@lingui/react';
import { obstacleOf, type WithdrawTerms } from '../../../contract/rules/withdraw-draft.ts';
import type { Provider } from '../../../contract/values.ts';
import { formatAmount } from '../../format/numbers.ts';
import { currencyName } from '../../i18n/units.ts';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { ProviderEmblem } from '../../ui/brand/ProviderPlate.tsx';
import { CompactChoice } from '../../ui/form/CompactChoice.tsx';
import { Amount } from '../../shared/Amount.tsx';

export interface ProviderChoiceProps {
  readonly terms: WithdrawTerms;
  readonly chosen: Provider | null;
  readonly onChoose: (provider: Provider) => void;
  readonly onLeave: () => void;
  readonly error: string | undefined;
}

/** The providers, each with the player's credit there and, if it cannot be withdrawn, the reason. */
export function ProviderChoice({ terms, chosen, onChoose, onLeave, error }: ProviderChoiceProps) {
  const { i18n } = useLingui();
  const baht = currencyName(i18n, 'THB');
  return (
    <CompactChoice
      legend={i18n._('withdraw.provider')}
      name="provider"
      value={chosen}
      onValueChange={onChoose}
      onLeave={onLeave}
      error={error}
      arrangement="halves"
      changeLabel={i18n._('cashier.change')}
      options={terms.config.providers.map(({ provider }) => {
        const obstacle = obstacleOf(provider, terms);
        const credit = terms.credits[provider];
        return {
          value: provider,
          label: <span translate="no">{PROVIDER_NAMES[provider]}</span>,
          leading: <ProviderEmblem provider={provider} className="size-9 tablet:size-10" />,
          description: whyNot(obstacle),
          trailing:
            credit === undefined ? (
              <span className="text-xs text-muted">{i18n._('home.credit.failed')}</span>
            ) : (
              <Amount amount={credit} size="medium" />
            ),
          // A provider blocked by a promotion stays enabled, because the form then shows what is missing. Too little
          // credit needs no explanation.
          disabled: obstacle?.code === 'CREDIT_NOT_ENOUGH' && provider !== chosen,
        };
      })}
    />
  );

  function whyNot(obstacle: ReturnType<typeof obstacleOf>): string | undefined {
    const { min = '0', required = '0' } = obstacle?.meta ?? {};
    switch (obstacle?.code) {
      case 'CREDIT_NOT_ENOUGH':
        return i18n._('withdraw.minimum', { min: formatAmount(min), currency: baht });
      case 'PROMOTION_CREDIT_NOT_REACHED':
        return i18n._('withdraw.mustExceed', { required: formatAmount(required), currency: baht });
      default:
        return undefined;
    }
  }
}
