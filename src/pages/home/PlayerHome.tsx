import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Deposit } from '../../../contract/deposit.ts';
import { PROVIDERS, type Provider } from '../../../contract/values.ts';
import { openDepositsRead } from '../../api/deposits.ts';
import { creditRead, playerRead } from '../../api/player.ts';
import { gamePath, paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { formatAmount } from '../../format/amount.ts';
import { currencyName } from '../../i18n/currency.ts';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { CreditGrid, CreditLink, CreditTile } from '../../ui/layout/CreditTile.tsx';
import { PageHeading } from '../../ui/layout/Page.tsx';
import { Games } from './Games.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Promotions } from './Promotions.tsx';

/** A player's home: what they hold, the way to the cashier, and what there is to play. */
export function PlayerHome() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const info = useQuery(playerRead(client));
  const open = useQuery(openDepositsRead(client));
  const [order] = open.data ?? [];
  // An order that waits stands above all else: the page begins when it is known, rather than be pushed down by it. Only a
  // read that fails is not waited for.
  if (open.isPending && open.failureCount === 0) return <HomeSkeleton />;
  return (
    <>
      <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center">
        <PageHeading
          title={i18n._('home.player.title', { name: info.data?.player.displayName ?? '' })}
          lead={i18n._('home.player.lead')}
        />
        <Cashier />
      </div>
      {order && <WaitingOrder order={order} />}
      <div className="grid gap-3">
        <h2 className="text-lg font-bold tablet:text-xl">{i18n._('home.credits')}</h2>
        <CreditGrid label={i18n._('home.credits')}>
          {PROVIDERS.map((provider) => (
            <ProviderCredit key={provider} provider={provider} />
          ))}
        </CreditGrid>
      </div>
      <Promotions />
      <Games />
    </>
  );
}

/** The three actions of the app bar: specification §2. */
function Cashier() {
  const { i18n } = useLingui();
  return (
    <nav
      aria-label={i18n._('home.cashier')}
      className="flex flex-wrap gap-2.5 *:flex-auto *:first:basis-full phone:*:flex-none phone:*:first:basis-auto"
    >
      <ButtonPageLink kind="primary" size="large" icon="deposit" href={paths.deposit}>
        {i18n._('home.deposit')}
      </ButtonPageLink>
      <ButtonPageLink size="large" icon="withdraw" href={paths.withdraw}>
        {i18n._('home.withdraw')}
      </ButtonPageLink>
      <ButtonPageLink size="large" icon="bank" href={paths.bank}>
        {i18n._('home.bank')}
      </ButtonPageLink>
    </nav>
  );
}

function WaitingOrder({ order }: { readonly order: Deposit }) {
  const { i18n } = useLingui();
  return (
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
  );
}

function ProviderCredit({ provider }: { readonly provider: Provider }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const credit = useQuery(creditRead(client, provider));
  return (
    <CreditTile
      provider={provider}
      name={
        <Link href={gamePath(provider)} asChild>
          <CreditLink href={gamePath(provider)} provider={provider} />
        </Link>
      }
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
