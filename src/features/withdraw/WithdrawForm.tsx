import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useState } from 'react';
import type { BankAccount } from '../../../contract/bank.ts';
import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import type { Usage } from '../../../contract/promotion.ts';
import {
  judgeWithdrawDraft,
  obstacleOf,
  type WithdrawDraft,
  type WithdrawTerms,
} from '../../../contract/rules/withdraw-draft.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';
import { paths } from '../../app/paths.ts';
import type { WithdrawActor } from '../../../machines/withdraw.machine.ts';
import { useReports } from '../../app/hooks/use-form.ts';
import { currencyName } from '../../i18n/units.ts';
import { withdrawAmountMessage } from '../../i18n/amount-problem-messages.ts';
import { limitMessage } from '../../i18n/withdraw-messages.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { SlowNotice } from '../../shared/SlowNotice.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AmountField } from '../../ui/form/AmountField.tsx';
import { SubmitButton } from '../../ui/form/Button.tsx';
import { SubmitBar } from '../../ui/form/SubmitBar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CashierLayout } from '../../ui/layout/CashierLayout.tsx';
import { Amount } from '../../shared/Amount.tsx';
import { PromotionInForce } from '../../shared/promotion/PromotionInForce.tsx';
import { PaidInto } from './order/PaidInto.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { proposedProvider } from './withdraw-proposal.ts';
import { quickWithdrawals } from './withdraw-quick-amounts.ts';
import { useQuote } from './use-quote.ts';
import { NothingToWithdraw, WithdrawObstacle } from './WithdrawObstacle.tsx';

export interface WithdrawFormProps {
  readonly withdraw: WithdrawActor;
  readonly terms: WithdrawTerms;
  /** The bank account that is paid; null if the player has none. */
  readonly account: BankAccount | null;
  /** The promotion in force. */
  readonly usage: Usage | null;
  /** The player's latest withdrawal; undefined if there is none, or if unknown. */
  readonly latest: Withdraw | undefined;
}

/** The withdrawal form: provider and amount (specification §5). The quote follows on the next screen. */
export function WithdrawForm({ withdraw, terms, account, usage, latest }: WithdrawFormProps) {
  const { i18n } = useLingui();
  const { draft: entered, notice, failure } = useSelector(withdraw, ({ context }) => context);
  // Kept while the form is shown: a change of the credit must not change what the player has read.
  const [proposed] = useState(() => proposedProvider(terms, latest));
  const draft: WithdrawDraft = { provider: entered.provider ?? proposed, entry: entered.entry };
  const quote = useQuote(withdraw);
  const typed = draft.entry === '' ? [] : (['entry'] as const);
  const { form, wasRejected, leave, reject, isReported } = useReports<keyof WithdrawDraft>(...typed);

  const judged = judgeWithdrawDraft(draft, terms);
  const { obstacle, problems, request } = judged;
  const isNothingThere = terms.config.providers.every(
    ({ provider }) => obstacleOf(provider, terms)?.code === 'CREDIT_NOT_ENOUGH',
  );

  // With the first change the player takes over the proposal, so that a reload shows the same form.
  const edit = (changes: Partial<WithdrawDraft>) =>
    withdraw.send({ type: 'withdraw.edit', changes: { ...draft, ...changes } });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (draft.provider !== entered.provider) edit({});
    withdraw.send({ type: 'withdraw.quote', obstacle, request });
    if (!request) reject();
  };
  // After the first submit attempt, the obstacle moves from the top of the form to the submit button, so that the press
  // has a visible effect.
  const blocked = obstacle && <WithdrawObstacle rejection={obstacle} provider={draft.provider} />;

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={i18n._('withdraw.title')}>
      <CashierLayout
        summary={account && <PaidInto account={account} />}
        action={
          !isNothingThere && (
            <SubmitBar
              summary={
                <>
                  {failure && (
                    <FailureNotice title={i18n._('withdraw.failed')} failure={failure} call="withdrawQuote" />
                  )}
                  {quote?.hasTag('slow') && (
                    <SlowNotice onStop={() => withdraw.send({ type: 'withdraw.back' })}>
                      {i18n._('withdraw.quote.slow')}
                    </SlowNotice>
                  )}
                  {wasRejected && blocked}
                </>
              }
            >
              {obstacle?.code === 'BANK_REQUIRED' ? (
                <ButtonPageLink kind="primary" size="large" fullWidth icon="bank" href={paths.bank}>
                  {i18n._('deposit.obstacle.bank.action')}
                </ButtonPageLink>
              ) : (
                <>
                  <SubmitButton
                    icon="withdraw"
                    busy={quote?.hasTag('quoting') ?? false}
                    busyLabel={i18n._('withdraw.quote.pending')}
                  >
                    {i18n._('withdraw.quote.submit')}
                  </SubmitButton>
                  <p className="text-center text-xs text-muted short:hidden">
                    {i18n._('withdraw.quote.notYet')}
                  </p>
                </>
              )}
            </SubmitBar>
          )
        }
      >
        {notice === 'NOT_CREATED' && (
          <Notice tone="warning" title={i18n._('withdraw.notCreated.title')}>
            {i18n._('withdraw.notCreated.body')}
          </Notice>
        )}
        {!wasRejected && blocked}
        {isNothingThere && <NothingToWithdraw />}
        <Card>
          <ProviderChoice
            terms={terms}
            chosen={draft.provider}
            onChoose={(provider) => edit({ provider })}
            onLeave={() => leave('provider')}
            error={
              isReported('provider') && problems.provider ? i18n._('problem.provider.required') : undefined
            }
          />
          {!obstacle &&
            !isNothingThere &&
            (judged.wholeCredit === null ? (
              <AmountField
                label={i18n._('withdraw.amount')}
                name="amount"
                entry={draft.entry}
                onEntryChange={(entry) => edit({ entry })}
                onBlur={() => leave('entry')}
                currency={DEFAULT_CURRENCY}
                currencyLabel={currencyName(i18n, DEFAULT_CURRENCY)}
                hint={judged.range ? limitMessage(i18n, judged.range) : i18n._('withdraw.amount.hint')}
                error={isReported('entry') ? withdrawAmountMessage(i18n, problems.entry, judged) : undefined}
                quickAmounts={quickWithdrawals(judged, i18n._('withdraw.all'))}
                quickLabel={i18n._('deposit.amount.quick')}
                enterKeyHint="done"
              />
            ) : (
              <WholeCredit amount={judged.wholeCredit} />
            ))}
        </Card>
        {usage?.status === 'USED' && <PromotionInForce usage={usage} />}
      </CashierLayout>
    </form>
  );
}

/** The whole credit as a fixed amount, if a promotion permits no other, with the reason (specification §5). */
function WholeCredit({ amount }: { readonly amount: string }) {
  const { i18n } = useLingui();
  return (
    <div className="stack gap-1.5">
      <span className="text-sm font-bold">{i18n._('withdraw.amount')}</span>
      <Amount amount={amount} size="large" tone="gain" />
      <Notice tone="info" icon="lock" title={i18n._('withdraw.whole.title')}>
        {i18n._('withdraw.whole.body')}
      </Notice>
    </div>
  );
}
