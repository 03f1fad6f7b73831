import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { PROVIDERS, type Provider } from '../../../contract/values.ts';
import { openDepositsRead } from '../../api/deposits.ts';
import { creditRead, playerRead } from '../../api/player.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { formatAmount } from '../../format/amount.ts';
import { currencyName } from '../../i18n/currency.ts';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { CreditGrid, CreditTile } from '../../ui/layout/CreditTile.tsx';
import { PageHeading } from '../../ui/layout/Page.tsx';

/** A player's home: what they hold, and the way to the cashier. */
export function PlayerHome() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const info = useQuery(playerRead(client));
  const open = useQuery(openDepositsRead(client));
  const [order] = open.data ?? [];
  return (
    <>
      <PageHeading
        title={i18n._('home.player.title', { name: info.data?.player.displayName ?? '' })}
        lead={i18n._('home.player.lead')}
      />
      {order && (
        <Notice
          tone="warning"
          title={i18n._('home.openOrder.title')}
          action={
            <ButtonPageLink kind="secondary" size="small" href={paths.deposit}>
              {i18n._('home.openOrder.continue')}
            </ButtonPageLink>
          }
        >
          {i18n._('home.openOrder.body', {
            amount: formatAmount(order.amount),
            currency: currencyName(i18n, order.currency),
            provider: PROVIDER_NAMES[order.provider],
          })}
        </Notice>
      )}
      <div className="grid gap-3 phone:flex phone:flex-wrap">
        <ButtonPageLink kind="primary" size="large" icon="deposit" href={paths.deposit}>
          {i18n._('home.deposit')}
        </ButtonPageLink>
        <ButtonPageLink kind="secondary" size="large" icon="bank" href={paths.bank}>
          {i18n._('home.bank')}
        </ButtonPageLink>
      </div>
      <div className="grid gap-3">
        <h2 className="text-lg font-bold">{i18n._('home.credits')}</h2>
        <CreditGrid label={i18n._('home.credits')}>
          {PROVIDERS.map((provider) => (
            <ProviderCredit key={provider} provider={provider} />
          ))}
        </CreditGrid>
      </div>
    </>
  );
}

function ProviderCredit({ provider }: { readonly provider: Provider }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const credit = useQuery(creditRead(client, provider));
  return (
    <CreditTile
      provider={provider}
      state={credit.isSuccess ? 'ready' : credit.isError ? 'failed' : 'loading'}
      amount={formatAmount(credit.data?.amount ?? '0')}
      currency={currencyName(i18n, credit.data?.currency ?? 'THB')}
      loadingLabel={i18n._('common.loading')}
      failedText={i18n._('home.credit.failed')}
      retryLabel={i18n._('home.credit.retry', { provider: PROVIDER_NAMES[provider] })}
      onRetry={() => void credit.refetch()}
    />
  );
}
