import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { banksRead } from './bank-queries.ts';
import { playerRead } from '../../api/player.ts';
import { usePlayerSite } from '../../app/hooks/use-player-site.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { useSite } from '../../app/site-context.ts';
import { explain } from '../../i18n/explain.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import { BankAccountView } from './BankAccountView.tsx';

/** The page of the player's single bank account: specification §2 and §5. */
export default function BankPage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const actor = usePlayerSite().bankAccount();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const info = useQuery(playerRead(client));
  const banks = useQuery(banksRead(client));
  const [account] = info.data?.bankAccounts ?? [];
  // Only failures of the first load: after a failed refetch, the form and what was typed stay.
  const failed = info.isLoadingError ? info : banks.isLoadingError ? banks : null;
  useTitle(i18n._('bank.title'));
  return (
    <Page>
      <PageHeading title={i18n._('bank.title')} lead={i18n._('bank.lead')} />
      {account && failure && (
        <Notice tone="danger" role="alert" title={i18n._('bank.failed')}>
          {explain(i18n, failure, 'bankAccountAdd')}
        </Notice>
      )}
      {account && <BankAccountView account={account} />}
      {!account && info.data && banks.data && <BankAccountForm actor={actor} banks={banks.data} />}
      {!account && failed && <LoadFailure reads={[failed]} call={failed === info ? 'playerInfo' : 'banks'} />}
      {!account && !failed && !(info.data && banks.data) && (
        <SkeletonList label={i18n._('common.loading')} count={4} shape="control" />
      )}
    </Page>
  );
}
