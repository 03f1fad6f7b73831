import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ProviderLimits } from '../../../contract/order.ts';
import { creditRead } from '../../api/player.ts';
import { useSite } from '../../app/site-context.ts';
import { formatAmount } from '../../format/amount.ts';
import { currencyName } from '../../i18n/currency.ts';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { ProviderEmblem } from '../../ui/brand/ProviderPlate.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Money } from '../../ui/money/Money.tsx';

/** What the player holds with a provider, and how much of it goes at a time. */
export function ProviderCredit({ provider, minCredit, maxCredit }: ProviderLimits) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const credit = useQuery(creditRead(client, provider));
  const name = PROVIDER_NAMES[provider];
  return (
    <li className="flex items-center gap-3.5 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <ProviderEmblem provider={provider} className="size-10" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        <span className="font-bold" translate="no">
          {name}
        </span>
        <div className="flex min-h-11 items-center gap-1">
          {credit.data && (
            <Money
              amount={formatAmount(credit.data.amount)}
              currency={currencyName(i18n, credit.data.currency)}
              size="medium"
            />
          )}
          {credit.isPending && (
            <span className="block w-24">
              <span className="sr-only">{i18n._('common.loading')}</span>
              <Skeleton shape="title" />
            </span>
          )}
          {credit.isLoadingError && (
            <>
              <span className="text-xs text-muted">{i18n._('home.credit.failed')}</span>
              <IconButton
                icon="refresh"
                label={i18n._('home.credit.retry', { provider: name })}
                onClick={() => void credit.refetch()}
              />
            </>
          )}
        </div>
        {/* A row of its own: how long the amount is moves nothing. */}
        <span className="col-span-2 -mt-1.5 text-xs text-muted">
          {i18n._('withdraw.limits', {
            min: formatAmount(minCredit),
            max: formatAmount(maxCredit),
            currency: currencyName(i18n, 'THB'),
          })}
        </span>
      </div>
    </li>
  );
}
