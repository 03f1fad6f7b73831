import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { Usage } from '../../../contract/promotion.ts';
import type { PromotionProgress } from '../../../contract/rules/promotion-progress.ts';
import { mustWithdrawAll } from '../../../contract/rules/promotion-terms.ts';
import { formatAmount } from '../../format/numbers.ts';
import { ELEMENT, withElement } from '../../i18n/element-in-message.tsx';
import { currencyName } from '../../i18n/units.ts';
import { capMessage } from '../../i18n/promotion-messages.ts';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { ProgressBar } from '../../ui/data/ProgressBar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { type Step, StepList } from '../../ui/feedback/StepList.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';

export interface PromotionStepsProps {
  readonly usage: Usage;
  readonly progress: PromotionProgress;
  /** Whether the credit that the progress is computed from is known. */
  readonly credit: 'known' | 'loading' | 'failed';
  readonly onRetry: () => void;
  /** Shows only the current step. */
  readonly brief: boolean;
}

/** The three steps of a promotion: the deposit that it asks for, the credit to be exceeded, the withdrawal. */
export function PromotionSteps({ brief, ...props }: PromotionStepsProps) {
  const { i18n } = useLingui();
  const steps = useSteps(props);
  const current = steps.find(({ state }) => state === 'current');
  if (brief && current) {
    return (
      <div className="stack gap-1.5 text-sm">
        <p className="font-bold">{current.text}</p>
        {current.detail}
      </div>
    );
  }
  return (
    <StepList label={i18n._('promotion.steps')} steps={steps} doneLabel={i18n._('promotion.step.done')} />
  );
}

function useSteps(props: Omit<PromotionStepsProps, 'brief'>): readonly Step[] {
  const { usage, progress } = props;
  const { i18n } = useLingui();
  const currency = currencyName(i18n, 'THB');
  const required = formatAmount(usage.requiredCredit);
  const bonus = formatAmount(usage.bonusAmount);
  const cap = capMessage(i18n, usage);
  const isDeposited = usage.status !== 'ACTIVE';
  const isReached = progress.step === 'WITHDRAW';
  return [
    {
      key: 'deposit',
      state: isDeposited ? 'done' : 'current',
      text: isDeposited
        ? i18n._('promotion.step.deposited', { bonus, currency })
        : depositMessage(i18n, usage, progress),
    },
    {
      key: 'reach',
      state: isReached ? 'done' : isDeposited ? 'current' : 'ahead',
      text: isReached
        ? i18n._('promotion.step.reached', { required, currency })
        : i18n._('promotion.step.reach', { provider: PROVIDER_NAMES[usage.provider], required, currency }),
      detail: isDeposited && !isReached && <Reach {...props} />,
    },
    {
      key: 'withdraw',
      state: isReached ? 'current' : 'ahead',
      text: mustWithdrawAll(usage)
        ? i18n._('promotion.step.withdrawAll', { bonus, currency })
        : i18n._('promotion.step.withdrawPart', { bonus, currency }),
      detail: cap !== null && <p className="text-xs text-muted">{cap}</p>,
    },
  ];
}

/** How much credit is missing, as a bar and as text; a placeholder of the same height until the credit is known. */
function Reach({ progress, credit, onRetry }: Omit<PromotionStepsProps, 'brief'>) {
  const { i18n } = useLingui();
  if (credit === 'failed') {
    return (
      <div className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        <span>{i18n._('home.credit.failed')}</span>
        <RetryButton kind="quiet" size="small" onClick={onRetry}>
          {i18n._('common.tryAgain')}
        </RetryButton>
      </div>
    );
  }
  if (credit === 'loading' || progress.step !== 'PLAY') {
    return (
      <>
        <ProgressBar label={i18n._('common.loading')} percent="0" />
        <div className="min-h-5">
          <Skeleton />
        </div>
      </>
    );
  }
  const { missing, percent } = progress;
  const text = i18n._('promotion.step.missing', {
    credit: formatAmount(progress.credit),
    missing: formatAmount(missing),
    currency: currencyName(i18n, 'THB'),
  });
  return (
    <>
      <ProgressBar label={text} percent={percent} />
      <p className="min-h-5 text-xs text-muted">{text}</p>
    </>
  );
}

function depositMessage(i18n: I18n, usage: Usage, progress: PromotionProgress): ReactNode {
  const values = {
    bonus: formatAmount(usage.bonusAmount),
    currency: currencyName(i18n, 'THB'),
    provider: PROVIDER_NAMES[usage.provider],
  };
  if (progress.step === 'FINISH_DEPOSIT') {
    return withElement(
      i18n._('promotion.step.finishDeposit', { ...values, code: ELEMENT }),
      <span translate="no">{progress.depositCode}</span>,
    );
  }
  return usage.depositAmount === undefined
    ? i18n._('promotion.step.depositAny', values)
    : i18n._('promotion.step.deposit', { ...values, amount: formatAmount(usage.depositAmount) });
}
