import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { playerRead } from '../../api/player.ts';
import { currentUsageRead } from '../../api/promotions.ts';
import { openWithdrawsRead, withdrawConfigRead } from '../../api/withdraws.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CashierLayout } from '../../ui/layout/CashierLayout.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { PromotionInForce } from '../promotion/PromotionInForce.tsx';
import { OpenWithdraw } from './OpenWithdraw.tsx';
import { PaidInto } from './PaidInto.tsx';
import { ProviderCredit } from './ProviderCredit.tsx';

/** What may be withdrawn and where it goes: specification §2 and §5. */
export default function WithdrawPage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const config = useQuery(withdrawConfigRead(client));
  const open = useQuery(openWithdrawsRead(client));
  const info = useQuery(playerRead(client));
  const usage = useQuery(currentUsageRead(client));
  const [underWay] = open.data ?? [];
  const isKnown = [config, open, info, usage].every(({ isPending }) => !isPending);
  const failed = config.isLoadingError ? config : open.isLoadingError ? open : null;
  useTitle(i18n._('withdraw.title'));
  return (
    <Page width="cashier">
      <PageHeading
        title={i18n._('withdraw.title')}
        lead={i18n._('withdraw.lead')}
        aside={
          <ButtonPageLink kind="quiet" size="small" icon="history" href={paths.withdrawHistory}>
            {i18n._('history.withdraw.title')}
          </ButtonPageLink>
        }
      />
      {failed && (
        <LoadFailure reads={[failed]} call={failed === config ? 'withdrawConfig' : 'withdrawOpen'}>
          <p>{i18n._('unreachable.moneyIsSafe')}</p>
        </LoadFailure>
      )}
      <CashierLayout
        // All of it at once: what comes later would push away what is being read.
        key={isKnown ? 'known' : 'coming'}
        summary={
          <>
            {isKnown && info.data ? (
              <PaidInto account={info.data.bankAccounts[0] ?? null} />
            ) : (
              <Skeleton shape="tile" />
            )}
            {isKnown && open.data && !underWay && (
              <Card title={i18n._('withdraw.contact.title')}>
                <p className="text-sm text-muted">{i18n._('withdraw.contact.body')}</p>
                <ButtonPageLink kind="primary" size="large" fullWidth icon="chat" href={paths.contact}>
                  {i18n._('withdraw.contact.action')}
                </ButtonPageLink>
              </Card>
            )}
          </>
        }
      >
        {isKnown && underWay && <OpenWithdraw withdraw={underWay} />}
        {isKnown && usage.data?.status === 'USED' && <PromotionInForce usage={usage.data} />}
        <Card title={i18n._('home.credits')}>
          {isKnown && config.data && (
            <ul className="grid">
              {config.data.providers.map((limits) => (
                <ProviderCredit key={limits.provider} {...limits} />
              ))}
            </ul>
          )}
          {!isKnown && <SkeletonList label={i18n._('common.loading')} count={5} shape="control" />}
        </Card>
      </CashierLayout>
    </Page>
  );
}
