import { useLingui } from '@lingui/react';
import { useSessionStatus } from '../../app/hooks/use-session.ts';
import type { Success } from '../../app/messages/success-dialogs.ts';
import { carryingDestination, pageOf, splitAddress, paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { formatAmount } from '../../format/numbers.ts';
import { currencyName } from '../../i18n/units.ts';
import { inLanguage } from '../../i18n/promotion-messages.ts';
import { GoodNewsDialog } from '../../ui/feedback/GoodNewsDialog.tsx';
import { Amount } from '../../shared/Amount.tsx';

/** Dialog for one success, in the current language: specification §8. Stays open until it is confirmed. */
export default function SuccessNotice({ success }: { readonly success: Success }) {
  const { i18n } = useLingui();
  const { navigation, successes } = useSite();
  const isSignedIn = useSessionStatus() === 'signedIn';
  const leadsToLogin = success.kind === 'registered' && !isSignedIn;
  const { title, body } = text();
  return (
    <GoodNewsDialog
      title={title}
      confirmLabel={confirmLabel()}
      onConfirm={() => {
        successes.confirm();
        if (leadsToLogin) goToLogin();
      }}
    >
      {value()}
      <p>{body}</p>
    </GoodNewsDialog>
  );

  /** The registration page redirects to the login by itself, but another page may be shown by now. */
  function goToLogin(): void {
    const { shown, pending } = navigation.getSnapshot().context;
    const address = pending ?? shown ?? paths.home;
    if (pageOf(address) === paths.login) return;
    const to = carryingDestination(paths.login, splitAddress(address).search);
    navigation.send({ type: 'navigation.asked', to, replace: false });
  }

  function text(): { readonly title: string; readonly body: string } {
    switch (success.kind) {
      case 'deposit':
        return { title: i18n._('receipt.success.title'), body: i18n._('success.deposit.body') };
      case 'withdraw':
        return { title: i18n._('success.withdraw.title'), body: i18n._('success.withdraw.body') };
      case 'bankAccount':
        return { title: i18n._('bank.added.title'), body: i18n._('bank.added.body') };
      case 'registered':
        return {
          title: i18n._('register.done.title'),
          body: isSignedIn ? i18n._('register.done.signedIn') : i18n._('register.done.pleaseLogIn'),
        };
      case 'promotionReceived':
        return {
          title: i18n._('success.promotionReceived.title'),
          body: i18n._('success.promotionReceived.body', {
            bonus: formatAmount(success.bonus),
            currency: currencyName(i18n, 'THB'),
          }),
        };
      case 'promotionCanceled':
        return {
          title: i18n._('success.promotionCanceled.title'),
          body: i18n._('success.promotionCanceled.body'),
        };
    }
  }

  function value() {
    switch (success.kind) {
      case 'deposit':
        return <Gain amount={success.credit} />;
      case 'withdraw':
        return <Gain amount={success.amount} currency={success.currency} />;
      case 'promotionReceived':
        return <p className="text-lg font-bold text-ink">{inLanguage(i18n, success.title)}</p>;
      default:
        return null;
    }
  }

  function confirmLabel(): string {
    if (success.kind !== 'registered') return i18n._('success.confirm');
    return leadsToLogin ? i18n._('login.submit') : i18n._('common.continue');
  }
}

function Gain(money: { readonly amount: string; readonly currency?: string }) {
  return (
    <p>
      <Amount {...money} size="huge" tone="gain" />
    </p>
  );
}
