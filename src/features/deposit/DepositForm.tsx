import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useState } from 'react';
import type { Deposit } from '../../../contract/deposit.ts';
import type { Currency } from '../../../contract/money/money.ts';
import type { Usage } from '../../../contract/promotion.ts';
import { amountRange } from '../../../contract/rules/deposit.ts';
import { type DepositDraft, type DepositTerms, judgeDraft } from '../../../contract/rules/deposit-draft.ts';
import { type Provider, PROVIDERS } from '../../../contract/values.ts';
import { creditRead } from '../../api/player.ts';
import { retrySubmission, useSubmissionProgress } from '../../app/hooks/use-submission.ts';
import type { DepositActor } from '../../../machines/deposit.machine.ts';
import { useReports } from '../../app/hooks/use-form.ts';
import { useSite } from '../../app/site-context.ts';
import { formatAmount } from '../../format/numbers.ts';
import { ELEMENT, withElement } from '../../i18n/element-in-message.tsx';
import { currencyName } from '../../i18n/units.ts';
import { amountMessage, promotionAmountMessage } from '../../i18n/amount-problem-messages.ts';
import { PromotionInForce } from '../../shared/promotion/PromotionInForce.tsx';
import { SlowNotice } from '../../shared/SlowNotice.tsx';
import { Icon } from '../../ui/brand/Icon.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { ProviderEmblem } from '../../ui/brand/ProviderPlate.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AmountField } from '../../ui/form/AmountField.tsx';
import { SubmitButton } from '../../ui/form/Button.tsx';
import { CompactChoice } from '../../ui/form/CompactChoice.tsx';
import { SubmitBar } from '../../ui/form/SubmitBar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CashierLayout } from '../../ui/layout/CashierLayout.tsx';
import { DepositObstacle, DepositRejected } from './DepositObstacle.tsx';
import { FirstDepositNotice } from './FirstDepositNotice.tsx';
import { quickAmounts } from './deposit-quick-amounts.ts';
import { proposedDeposit } from './deposit-proposal.ts';
import { DepositExchange, DepositQuoteView } from './DepositQuoteView.tsx';

export interface DepositFormProps {
  readonly deposit: DepositActor;
  /** The data that the draft is validated with, but for the credit with the chosen provider. */
  readonly terms: Omit<DepositTerms, 'credits'>;
  /** The promotion in force, with its terms. */
  readonly usage: Usage | null;
  /** The player's latest order; undefined if there is none, or if unknown. */
  readonly latest: Deposit | undefined;
  /** Whether this is the player's first deposit; false if unknown. */
  readonly isFirst: boolean;
}

const DEFAULT_PAY_CURRENCY: Currency = 'LAK';

/** The deposit form: provider, merchant (MID), amount, and the credit that it buys (specification §5 and §9). */
export function DepositForm(props: DepositFormProps) {
  const { deposit, usage, latest, isFirst } = props;
  const { i18n } = useLingui();
  const { client } = useSite();
  const { draft: entered, failure, wasNotCreated } = useSelector(deposit, ({ context }) => context);
  // Kept while the form is shown: an order from another device must not change what the player has read.
  const [proposal] = useState(() => proposedDeposit(props.terms, latest));
  const draft: DepositDraft = {
    provider: entered.provider ?? proposal.provider,
    mid: entered.mid ?? proposal.mid,
    entry: entered.entry,
  };
  const isPending = useSelector(deposit, (snapshot) => snapshot.hasTag('pending'));
  const isSlow = useSubmissionProgress(deposit) === 'slow';
  const typed = draft.entry === '' ? [] : (['entry'] as const);
  const { form, wasRejected, leave, reject, isReported } = useReports<keyof DepositDraft>(...typed);

  const credit = useQuery({
    ...creditRead(client, draft.provider ?? 'alphabet'),
    enabled: draft.provider !== null,
  });
  // Without a chosen provider the credit is unknown, even if the query cache holds a value.
  const known = draft.provider !== null && credit.data ? { [draft.provider]: credit.data.amount } : {};
  const terms: DepositTerms = { ...props.terms, credits: known };
  const judge = () => judgeDraft(draft, terms, client.clock.now());
  const { obstacle, option, range, payment, quote, amount, problems } = judge();
  const currency = option?.currency ?? DEFAULT_PAY_CURRENCY;
  const currencyMessage = currencyName(i18n, currency);
  // With the first change the player takes over the proposal, so that a reload shows the same form.
  const edit = (changes: Partial<DepositDraft>) =>
    deposit.send({ type: 'deposit.edit', changes: { ...draft, ...changes } });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A break from play may have ended since the form was rendered.
    const now = judge();
    deposit.send({ type: 'deposit.submit', draft, obstacle: now.obstacle, request: now.request });
    if (!now.request) reject();
  };

  const choose = (provider: Provider) => edit({ provider });
  const rejection = failure && !isPending && (
    <DepositRejected failure={failure} provider={draft.provider} onChoose={choose} />
  );
  // After the first submit attempt, the obstacle moves from the top of the form to the submit button, so that the press
  // has a visible effect.
  const blocked = obstacle && (
    <DepositObstacle rejection={obstacle} provider={draft.provider} onChoose={choose} />
  );
  const slow = isSlow && (
    <SlowNotice onStop={() => retrySubmission(deposit)}>{i18n._('slow.deposit')}</SlowNotice>
  );

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={i18n._('deposit.title')}>
      <CashierLayout
        summary={<DepositQuoteView quote={quote} usage={usage} />}
        action={
          <SubmitBar summary={slow || rejection || (wasRejected && blocked)}>
            <SubmitButton icon="deposit" busy={isPending} busyLabel={i18n._('deposit.pending')}>
              {i18n._('deposit.submit')}
            </SubmitButton>
          </SubmitBar>
        }
      >
        {wasNotCreated && (
          <Notice tone="warning" title={i18n._('deposit.notCreated.title')}>
            {i18n._('deposit.notCreated.body')}
          </Notice>
        )}
        {!wasRejected && blocked}
        <Card>
          <div className="-mb-1 stack gap-2 tablet:mb-0">
            <CompactChoice
              legend={i18n._('deposit.provider')}
              name="provider"
              disabled={isPending}
              value={draft.provider}
              onValueChange={choose}
              onLeave={() => leave('provider')}
              error={
                isReported('provider') && problems.provider ? i18n._('problem.provider.required') : undefined
              }
              arrangement="tiles"
              changeLabel={i18n._('cashier.change')}
              options={PROVIDERS.map((provider) => ({
                value: provider,
                label: <span translate="no">{PROVIDER_NAMES[provider]}</span>,
                leading: <ProviderEmblem provider={provider} className="size-9 tablet:size-10" />,
                description: limitsOf(provider),
              }))}
            />
            <CompactChoice
              legend={i18n._('deposit.mid')}
              hint={i18n._('deposit.mid.hint')}
              name="mid"
              disabled={isPending}
              // The player has to choose again if the account no longer exists.
              value={option?.mid ?? null}
              onValueChange={(mid) => edit({ mid })}
              onLeave={() => leave('mid')}
              error={isReported('mid') && problems.mid ? i18n._('problem.mid.required') : undefined}
              arrangement="halves"
              leading={
                <span className="grid size-9 shrink-0 place-items-center rounded-md bg-raised text-accent-text tablet:size-10">
                  <Icon name="bank" />
                </span>
              }
              changeLabel={i18n._('cashier.change')}
              chooseLabel={i18n._('deposit.step.choose')}
              waits={draft.provider === null && !isReported('mid')}
              options={terms.options.map(({ mid, displayName, currency: pays }) => ({
                value: mid,
                label: <span translate="no">{displayName}</span>,
                description: withElement(
                  i18n._('deposit.mid.description', { mid: ELEMENT, currency: currencyName(i18n, pays) }),
                  <span translate="no">{mid}</span>,
                ),
              }))}
            />
          </div>
          <AmountField
            label={i18n._('deposit.amount')}
            name="amount"
            readOnly={isPending}
            entry={draft.entry}
            onEntryChange={(entry) => edit({ entry })}
            onBlur={() => leave('entry')}
            currency={currency}
            currencyLabel={currencyMessage}
            hint={amountHint()}
            error={
              isReported('entry')
                ? amountMessage(i18n, problems.entry, { range, payment, currency })
                : undefined
            }
            quickAmounts={quickAmounts(currency, range, payment)}
            quickLabel={i18n._('deposit.amount.quick')}
            enterKeyHint="done"
          />
          {option && <DepositExchange {...{ amount, currency, quote }} rates={terms.rates} />}
        </Card>
        {usage && <PromotionInForce usage={usage} brief />}
        {isFirst && !obstacle && <FirstDepositNotice />}
      </CashierLayout>
    </form>
  );

  function amountHint(): string {
    if (payment !== null) return promotionAmountMessage(i18n, payment, currency);
    if (!range) return i18n._('deposit.amount.hint');
    const { min, max } = range;
    return i18n._('deposit.amount.limits', {
      min: formatAmount(min),
      max: formatAmount(max),
      currency: currencyMessage,
    });
  }

  function limitsOf(provider: Provider): string | undefined {
    const limits = option ? amountRange(provider, option.currency, terms.config, terms.rates) : null;
    const inCredit = terms.config.providers.find((candidate) => candidate.provider === provider);
    const shown = limits ?? (inCredit && { min: inCredit.minCredit, max: inCredit.maxCredit });
    return (
      shown &&
      i18n._('deposit.limits', {
        min: formatAmount(shown.min),
        max: formatAmount(shown.max),
        currency: limits ? currencyMessage : currencyName(i18n, 'THB'),
      })
    );
  }
}
