import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { Provider } from '../../../contract/values.ts';
import { creditRead } from '../../api/player.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { formatAmount } from '../../format/amount.ts';
import { currencyName } from '../../i18n/currency.ts';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { ProviderEmblem } from '../../ui/brand/ProviderPlate.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Money } from '../../ui/money/Money.tsx';

/** The provider, what the player holds there, and the way to more of it. */
export function OwnCredit({ provider }: { readonly provider: Provider }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const credit = useQuery(creditRead(client, provider));
  const name = PROVIDER_NAMES[provider];
  return (
    <section
      aria-label={i18n._('game.credit', { provider: name })}
      className="hero relative flex flex-wrap items-center gap-x-6 gap-y-4 overflow-hidden rounded-xl px-5 py-5 tablet:px-8 tablet:py-7"
    >
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-4">
        <ProviderEmblem provider={provider} className="size-14 tablet:size-18" />
        <div className="grid min-w-0">
          <h1 tabIndex={-1} className="text-2xl font-bold tablet:text-3xl" translate="no">
            {name}
          </h1>
          <div className="flex min-h-11 items-center gap-2 text-(--hero-muted)">
            {credit.isSuccess && (
              <Money
                amount={formatAmount(credit.data.amount)}
                currency={currencyName(i18n, credit.data.currency)}
                size="medium"
                tone="gain"
              />
            )}
            {credit.isPending && (
              <span className="block w-28">
                <span className="sr-only">{i18n._('common.loading')}</span>
                <Skeleton shape="title" />
              </span>
            )}
            {credit.isError && !credit.data && (
              <>
                <span className="text-sm">{i18n._('home.credit.failed')}</span>
                <IconButton
                  icon="refresh"
                  label={i18n._('home.credit.retry', { provider: name })}
                  onClick={() => void credit.refetch()}
                />
              </>
            )}
          </div>
        </div>
      </div>
      <ButtonPageLink kind="primary" size="large" icon="deposit" href={paths.deposit}>
        {i18n._('game.deposit')}
      </ButtonPageLink>
    </section>
  );
}
