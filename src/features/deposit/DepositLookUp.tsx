import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useSupportCode } from '../../app/hooks/use-support-code.ts';
import { paths } from '../../app/paths.ts';
import type { DepositActor } from '../../app/site.ts';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';

/** Shown while the outcome of a deposit order without a response is found out. It offers no new order. */
export function FindingOut({ deposit }: { readonly deposit: DepositActor }) {
  const { i18n } = useLingui();
  const isWaiting = useSelector(deposit, (snapshot) => snapshot.hasTag('waiting'));
  const code = useSupportCode('depositCreate');
  return (
    <Card>
      <div role="status" className="grid justify-items-center gap-3 py-6 text-center">
        <Spinner />
        <h2 className="text-xl font-bold">{i18n._('deposit.findingOut.title')}</h2>
        <p className="max-w-prose text-muted">{i18n._('deposit.findingOut.body')}</p>
        <p className="max-w-prose font-bold">{i18n._('deposit.findingOut.doNotPay')}</p>
        {code}
      </div>
      <div className="grid gap-2.5">
        <RetryButton fullWidth busy={!isWaiting} onClick={() => deposit.send({ type: 'deposit.retry' })}>
          {i18n._('common.tryAgain')}
        </RetryButton>
        <ButtonPageLink kind="quiet" fullWidth icon="chat" href={paths.contact}>
          {i18n._('withdraw.contact.action')}
        </ButtonPageLink>
      </div>
    </Card>
  );
}
