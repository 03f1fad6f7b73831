import type { I18n } from '@lingui/core';
import type { WithdrawStatus } from '../../contract/withdraw.ts';

const STATUS_WORDS: Readonly<Record<WithdrawStatus, { readonly id: string }>> = {
  OPEN: /*i18n*/ { id: 'withdraw.status.OPEN' },
  CANCELED: /*i18n*/ { id: 'status.CANCELED' },
  PAID: /*i18n*/ { id: 'withdraw.status.PAID' },
  SUCCESS: /*i18n*/ { id: 'status.SUCCESS' },
  FAILED: /*i18n*/ { id: 'status.FAILED' },
  // Shown as cancelled: specification §4.
  REJECTED: /*i18n*/ { id: 'status.CANCELED' },
};

/** The word for a withdrawal's status: here the player waits for staff, and for the bank (contract §3). */
export function withdrawStatusWords(i18n: I18n, status: WithdrawStatus): string {
  return i18n._(STATUS_WORDS[status].id);
}
