import type { I18n } from '@lingui/core';
import { ATTENTIONS, type Deposit, type DepositStatus } from '../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../contract/order.ts';
import { isKnown } from '../../contract/schema/vocabulary.ts';
import type { OrderNotice } from '../../machines/deposit.vocabulary.ts';

const STATUS_MESSAGES: Readonly<Record<DepositStatus, { readonly id: string }>> = {
  OPEN: /*i18n*/ { id: 'status.OPEN' },
  CANCELED: /*i18n*/ { id: 'status.CANCELED' },
  PAID: /*i18n*/ { id: 'status.PAID' },
  SUCCESS: /*i18n*/ { id: 'status.SUCCESS' },
  FAILED: /*i18n*/ { id: 'status.FAILED' },
  // Shown as cancelled: specification §4.
  REJECTED: /*i18n*/ { id: 'status.CANCELED' },
};

/** The text for a status: specification §4. An unknown status is returned unchanged. */
export function statusMessage(i18n: I18n, status: Deposit['status']): string {
  return isKnown(ORDER_STATUSES, status) ? i18n._(STATUS_MESSAGES[status].id) : status;
}

const NOTICE_MESSAGES: Readonly<Record<OrderNotice, { readonly id: string }>> = {
  UNPAID: /*i18n*/ { id: 'order.notice.unpaid' },
  TOO_SOON: /*i18n*/ { id: 'order.notice.tooSoon' },
  ALREADY_OPEN: /*i18n*/ { id: 'order.notice.alreadyOpen' },
  ALREADY_PAID: /*i18n*/ { id: 'order.notice.alreadyPaid' },
  NOT_CANCELED: /*i18n*/ { id: 'order.notice.notCanceled' },
};

const UNPAID_CLOSED = /*i18n*/ { id: 'order.notice.unpaidClosed' };

/** The text of a machine's notice about an order with this status. */
export function noticeMessage(i18n: I18n, notice: OrderNotice, status: Deposit['status']): string {
  // An order that has ended has no QR, and must not be paid.
  const message = notice === 'UNPAID' && status !== 'OPEN' ? UNPAID_CLOSED : NOTICE_MESSAGES[notice];
  return i18n._(message.id);
}

const ENDS = {
  success: /*i18n*/ { id: 'receipt.success.title' },
  successNote: /*i18n*/ { id: 'receipt.success.note' },
  lateNote: /*i18n*/ { id: 'receipt.success.lateNote' },
  excessNote: /*i18n*/ { id: 'receipt.success.excessNote' },
  transferring: /*i18n*/ { id: 'receipt.paid.title' },
  transferringNote: /*i18n*/ { id: 'receipt.paid.note' },
  staff: /*i18n*/ { id: 'receipt.staff.title' },
  partialNote: /*i18n*/ { id: 'receipt.staff.partialNote' },
  tooLateNote: /*i18n*/ { id: 'receipt.staff.tooLateNote' },
  promotionNote: /*i18n*/ { id: 'receipt.staff.promotionNote' },
  failed: /*i18n*/ { id: 'receipt.failed.title' },
  failedNote: /*i18n*/ { id: 'receipt.failed.note' },
  canceled: /*i18n*/ { id: 'receipt.canceled.title' },
  canceledNote: /*i18n*/ { id: 'receipt.canceled.note' },
  staffCanceledNote: /*i18n*/ { id: 'receipt.canceled.staffNote' },
  expired: /*i18n*/ { id: 'receipt.expired.title' },
  expiredNote: /*i18n*/ { id: 'receipt.expired.note' },
  rejected: /*i18n*/ { id: 'receipt.rejected.title' },
  rejectedNote: /*i18n*/ { id: 'receipt.rejected.note' },
  unknown: /*i18n*/ { id: 'order.unknown.title' },
  unknownNote: /*i18n*/ { id: 'order.unknown.note' },
} as const;

/** The receipt of an order that is no longer open: what happened, whether the money is safe, and what to do now. */
export function endMessage(i18n: I18n, order: Deposit): { readonly title: string; readonly note: string } {
  const say = (title: keyof typeof ENDS, note: keyof typeof ENDS) => ({
    title: i18n._(ENDS[title].id),
    note: i18n._(ENDS[note].id),
  });
  switch (order.status) {
    case 'SUCCESS':
      if (order.attention) return say('success', 'excessNote');
      return say('success', order.late ? 'lateNote' : 'successNote');
    case 'PAID':
      if (order.attention && !isKnown(ATTENTIONS, order.attention)) return say('staff', 'unknownNote');
      switch (order.attention) {
        case undefined:
          return say('transferring', 'transferringNote');
        case 'TOO_LATE':
          return say('staff', 'tooLateNote');
        case 'PROMOTION_IN_FORCE':
          return say('staff', 'promotionNote');
        default:
          return say('staff', 'partialNote');
      }
    case 'FAILED':
      return say('failed', 'failedNote');
    case 'REJECTED':
      return say('rejected', 'rejectedNote');
    case 'CANCELED':
      if (order.cancelReason === 'EXPIRED') return say('expired', 'expiredNote');
      return say('canceled', order.cancelReason === 'STAFF' ? 'staffCanceledNote' : 'canceledNote');
    default:
      return say('unknown', 'unknownNote');
  }
}
