import type { I18n } from '@lingui/core';
import {
  type PromotionTerms,
  type Usage,
  USAGE_STATUSES,
  type UsageStatus,
} from '../../contract/promotion.ts';
import { greatestYield } from '../../contract/rules/promotion-terms.ts';
import { isKnown } from '../../contract/schema/vocabulary.ts';
import { formatAmount } from '../format/numbers.ts';
import { currencyName } from './units.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';
import type { Message } from './message.ts';

/** The operator's text in the current language. */
export function inLanguage(i18n: I18n, written: Readonly<Record<Language, string>>): string {
  return written[isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE];
}

const STATUS_MESSAGES: Readonly<Record<UsageStatus, Message>> = {
  ACTIVE: { id: 'promotion.status.ACTIVE' },
  USED: { id: 'promotion.status.USED' },
  SUCCESS: { id: 'promotion.status.SUCCESS' },
  CANCELED: { id: 'status.CANCELED' },
  INACTIVE: { id: 'promotion.status.INACTIVE' },
};

/** The text for the status of a claimed promotion: specification §4. An unknown status is returned unchanged. */
export function usageStatusMessage(i18n: I18n, status: Usage['status']): string {
  return isKnown(USAGE_STATUSES, status) ? i18n._(STATUS_MESSAGES[status].id) : status;
}

/** The deposit and the bonus of a promotion, in one sentence. */
export function offerMessage(i18n: I18n, { depositAmount, bonusAmount }: PromotionTerms): string {
  const values = { bonus: formatAmount(bonusAmount), currency: currencyName(i18n, 'THB') };
  return depositAmount === undefined
    ? i18n._('promotion.offer.anyAmount', values)
    : i18n._('promotion.offer', { amount: formatAmount(depositAmount), ...values });
}

/** The credit that is required before a withdrawal, in one sentence. */
export function requirementMessage(i18n: I18n, { requiredCredit }: PromotionTerms): string {
  return i18n._('promotion.requirement', {
    required: formatAmount(requiredCredit),
    currency: currencyName(i18n, 'THB'),
  });
}

/** The maximum payout of a withdrawal, in one sentence: in baht if it can be calculated, else in percent. Null without a cap. */
export function capMessage(i18n: I18n, terms: PromotionTerms): string | null {
  if (terms.receiveCapPercent === undefined) return null;
  const amount = greatestYield(terms);
  return amount === null
    ? i18n._('promotion.claim.cap', { percent: formatAmount(String(terms.receiveCapPercent)) })
    : i18n._('promotion.claim.cap.amount', {
        amount: formatAmount(amount),
        currency: currencyName(i18n, 'THB'),
      });
}
