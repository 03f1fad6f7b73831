import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useSupportCode } from '../../app/hooks/use-support-code.ts';
import { paths } from '../../app/paths.ts';
import type { WithdrawActor } from '../../app/site.ts';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';

/** Shown while the outcome of a withdrawal without a response is found out. It offers no new withdrawal. */
export function FindingOut({ withdraw }: { readonly withdraw: WithdrawActor }) {
  const { i18n } = useLingui();
  const code = useSupportCode('withdrawCreate');
  const isWaiting = useSelector(withdraw, (snapshot) => snapshot.hasTag('waiting'));
  return (
    <Card>
      <div role="status" className="grid justify-items-center gap-3 py-6 text-center">
        <Spinner />
        <h2 className="text-xl font-bold">{i18n._('withdraw.findingOut.title')}</h2>
        <p className="max-w-prose text-muted">{i18n._('withdraw.findingOut.body')}</p>
        <p className="max-w-prose font-bold">{i18n._('withdraw.findingOut.doNotRepeat')}</p>
        {code}
      </div>
      <div className="grid gap-2.5">
        <RetryButton fullWidth busy={!isWaiting} onClick={() => withdraw.send({ type: 'withdraw.retry' })}>
          {i18n._('common.tryAgain')}
        </RetryButton>
        <ButtonPageLink kind="quiet" fullWidth icon="chat" href={paths.contact}>
          {i18n._('withdraw.contact.action')}
        </ButtonPageLink>
      </div>
    </Card>
  );
}
