import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { ErrorCode, Failure, ReadCode } from '../../../contract/errors.ts';
import type { RuleViolation } from '../../../contract/rules/rule-violation.ts';
import { type Provider, providerNamed } from '../../../contract/values.ts';
import { gamePath, paths } from '../../app/paths.ts';
import { formatAmount } from '../../format/numbers.ts';
import { currencyName } from '../../i18n/units.ts';
import { explainRejection } from '../../i18n/explain.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import type { IconName } from '../../ui/brand/Icon.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';

interface DepositObstacleProps {
  readonly rejection: RuleViolation;
  /** The provider chosen in the form. */
  readonly provider: Provider | null;
  /** Selects the provider of the promotion in force. */
  readonly onChoose: (provider: Provider) => void;
}

/** Explains why no deposit is possible, with a link to what is missing (specification §5). */
export function DepositObstacle({ rejection, provider, onChoose }: DepositObstacleProps) {
  const { i18n } = useLingui();
  const isBreak = rejection.code === 'SELF_EXCLUDED';
  const isThereFromTheStart = isBreak || rejection.code === 'BANK_REQUIRED';
  return (
    <Notice
      tone={isBreak ? 'info' : 'warning'}
      icon={isBreak ? 'clock' : undefined}
      announced={isThereFromTheStart ? 'never' : 'status'}
      title={titleOf(i18n, rejection.code)}
      action={nextAction(i18n, { ...rejection, provider, onChoose })}
    >
      {bodyOf(i18n, rejection, provider)}
    </Notice>
  );
}

interface DepositRejectedProps extends Pick<DepositObstacleProps, 'provider' | 'onChoose'> {
  readonly failure: Failure;
}

/** Explains a rejection by the server, with a link to the next step. */
export function DepositRejected({ failure, provider, onChoose }: DepositRejectedProps) {
  const { i18n } = useLingui();
  return (
    <FailureNotice
      title={i18n._('deposit.failed')}
      failure={failure}
      call="depositCreate"
      action={failure.kind === 'server' ? nextAction(i18n, { ...failure, provider, onChoose }) : undefined}
    />
  );
}

function titleOf(i18n: I18n, code: ErrorCode): string {
  switch (code) {
    case 'SELF_EXCLUDED':
      return i18n._('deposit.obstacle.break.title');
    case 'BANK_REQUIRED':
      return i18n._('deposit.obstacle.bank.title');
    case 'CREDIT_ABOVE_THRESHOLD':
      return i18n._('deposit.obstacle.credit.title');
    default:
      return i18n._('deposit.obstacle.promotion.title');
  }
}

function bodyOf(i18n: I18n, rejection: RuleViolation, chosen: Provider | null): string {
  const { code, meta } = rejection;
  const name = (provider: Provider | null) => (provider === null ? '' : PROVIDER_NAMES[provider]);
  const amounts = {
    credit: formatAmount(meta['credit'] ?? '0'),
    threshold: formatAmount(meta['threshold'] ?? '0'),
    currency: currencyName(i18n, 'THB'),
  };
  switch (code) {
    case 'BANK_REQUIRED':
      return i18n._('deposit.obstacle.bank.body');
    case 'CREDIT_ABOVE_THRESHOLD':
      return i18n._('deposit.obstacle.credit.body', { provider: name(chosen), ...amounts });
    case 'PROMOTION_CREDIT_USED':
      return i18n._('deposit.obstacle.inPlay.body', { provider: name(chosen), ...amounts });
    case 'PROMOTION_USAGE':
      return i18n._('deposit.obstacle.elsewhere.body', { provider: name(providerNamed(meta['provider'])) });
    default:
      return explainRejection(i18n, rejection, 'depositCreate');
  }
}

interface NextAction extends Pick<DepositObstacleProps, 'provider' | 'onChoose'> {
  readonly code: ReadCode;
  readonly meta: Readonly<Record<string, string>>;
}

/** Links or buttons that help to resolve the obstacle; undefined if only the amount has to change. */
function nextAction(i18n: I18n, { code, meta, provider, onChoose }: NextAction): ReactNode | undefined {
  const link = (href: string, icon: IconName, text: string) => (
    <ButtonPageLink size="small" icon={icon} href={href}>
      {text}
    </ButtonPageLink>
  );
  const toPromotion = () => link(paths.promotions, 'gift', i18n._('deposit.obstacle.promotion.action'));
  const toGames = () => provider && link(gamePath(provider), 'game', i18n._('promotion.play'));
  switch (code) {
    case 'SELF_EXCLUDED':
      return link(paths.responsiblePlay, 'shield', i18n._('deposit.obstacle.break.action'));
    case 'LIMIT_REACHED':
      return link(paths.responsiblePlay, 'shield', i18n._('deposit.obstacle.limit.action'));
    case 'BANK_REQUIRED':
      return link(paths.bank, 'bank', i18n._('deposit.obstacle.bank.action'));
    case 'OPEN_ORDER':
      return link(paths.depositHistory, 'history', i18n._('nav.history.deposit'));
    case 'PROMOTION_USAGE': {
      const own = providerNamed(meta['provider']);
      if (own === null) return toPromotion();
      return (
        <>
          <Button size="small" onClick={() => onChoose(own)}>
            {i18n._('deposit.obstacle.elsewhere.action', { provider: PROVIDER_NAMES[own] })}
          </Button>
          {toPromotion()}
        </>
      );
    }
    case 'PROMOTION_CREDIT_USED':
      return (
        <>
          {toGames()}
          {toPromotion()}
        </>
      );
    case 'CREDIT_ABOVE_THRESHOLD':
      return (
        <>
          {toGames()}
          {link(paths.withdraw, 'withdraw', i18n._('withdraw.title'))}
        </>
      );
    default:
      return undefined;
  }
}
