import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { banksRead } from './bank-queries.ts';
import { playerRead } from '../../api/player.ts';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { isFindingOut, retrySubmission, useSubmissionProgress } from '../../app/hooks/use-submission.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { useSite } from '../../app/site-context.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import { BankAccountView } from './BankAccountView.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { FindingOut } from '../../shared/FindingOut.tsx';

/** The page of the player's single bank account: specification §2 and §5. */
export default function BankPage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const actor = usePlayerActor('bankAccount');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const info = useQuery(playerRead(client));
  const banks = useQuery(banksRead(client));
  const [account] = info.data?.bankAccounts ?? [];
  // Only failures of the first load: after a failed refetch, the form and what was typed stay.
  const failed = info.isLoadingError ? info : banks.isLoadingError ? banks : null;
  const submission = useSubmissionProgress(actor);
  const part = account ? 'account' : isFindingOut(submission) ? 'findingOut' : 'form';
  useTitle(i18n._('bank.title'));
  return (
    <Page>
      <PageHeading title={i18n._('bank.title')} lead={i18n._('bank.lead')} />
      {account && failure && (
        <FailureNotice title={i18n._('bank.failed')} failure={failure} call="bankAccountAdd" />
      )}
      {account && <BankAccountView account={account} />}
      {part === 'findingOut' && (
        <FindingOut
          isWaiting={submission === 'waiting'}
          call="bankAccountAdd"
          title={i18n._('bank.findingOut.title')}
          body={i18n._('bank.findingOut.body')}
          warning={i18n._('bank.findingOut.doNotRepeat')}
          onRetry={() => retrySubmission(actor)}
        />
      )}
      {part === 'form' && info.data && banks.data && <BankAccountForm actor={actor} banks={banks.data} />}
      {part === 'form' && failed && (
        <LoadFailure reads={[[failed === info ? 'playerInfo' : 'banks', failed]]} />
      )}
      {part === 'form' && !failed && !(info.data && banks.data) && (
        <SkeletonList label={i18n._('common.loading')} count={4} shape="control" />
      )}
    </Page>
  );
}
