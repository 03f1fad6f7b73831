import type { I18n } from '@lingui/core';
import { ATTENTIONS, type Deposit, type DepositStatus } from '../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../contract/order.ts';
import { isKnown } from '../../contract/schema/vocabulary.ts';
import type { OrderNotice } from '../../machines/depositOrder.machine.ts';
import type { Message } from './message.ts';

const STATUS_MESSAGES: Readonly<Record<DepositStatus, Message>> = {
  OPEN: { id: 'status.OPEN' },
  CANCELED: { id: 'status.CANCELED' },
  PAID: { id: 'status.PAID' },
  SUCCESS: { id: 'status.SUCCESS' },
  FAILED: { id: 'status.FAILED' },
  // Shown as cancelled: specification §4.
  REJECTED: { id: 'status.CANCELED' },
};

/** The text for a status: specification §4. An unknown status is returned unchanged. */
export function statusMessage(i18n: I18n, status: Deposit['status']): string {
  return isKnown(ORDER_STATUSES, status) ? i18n._(STATUS_MESSAGES[status].id) : status;
}

const NOTICE_MESSAGES: Readonly<Record<OrderNotice, Message>> = {
  UNPAID: { id: 'order.notice.unpaid' },
  TOO_SOON: { id: 'order.notice.tooSoon' },
  ALREADY_OPEN: { id: 'order.notice.alreadyOpen' },
  ALREADY_PAID: { id: 'order.notice.alreadyPaid' },
  NOT_CANCELED: { id: 'order.notice.notCanceled' },
};

const UNPAID_CLOSED: Message = { id: 'order.notice.unpaidClosed' };

/** The text of a machine's notice about an order with this status. */
export function noticeMessage(i18n: I18n, notice: OrderNotice, status: Deposit['status']): string {
  // An order that has ended has no QR, and must not be paid.
  const message = notice === 'UNPAID' && status !== 'OPEN' ? UNPAID_CLOSED : NOTICE_MESSAGES[notice];
  return i18n._(message.id);
}

/** The receipt of an order that is no longer open: what happened, whether the money is safe, and what to do now. */
export function endMessage(i18n: I18n, order: Deposit): { readonly title: string; readonly note: string } {
  const end = (title: string, note: string) => ({ title, note });
  switch (order.status) {
    case 'SUCCESS':
      return end(
        i18n._('receipt.success.title'),
        order.attention
          ? i18n._('receipt.success.excessNote')
          : order.late
            ? i18n._('receipt.success.lateNote')
            : i18n._('receipt.success.note'),
      );
    case 'PAID':
      return order.attention === undefined
        ? end(i18n._('receipt.paid.title'), i18n._('receipt.paid.note'))
        : end(i18n._('receipt.staff.title'), attentionNote(i18n, order.attention));
    case 'FAILED':
      return end(i18n._('receipt.failed.title'), i18n._('receipt.failed.note'));
    case 'REJECTED':
      return end(i18n._('receipt.rejected.title'), i18n._('receipt.rejected.note'));
    case 'CANCELED':
      if (order.cancelReason === 'EXPIRED')
        return end(i18n._('receipt.expired.title'), i18n._('receipt.expired.note'));
      return end(
        i18n._('receipt.canceled.title'),
        order.cancelReason === 'STAFF'
          ? i18n._('receipt.canceled.staffNote')
          : i18n._('receipt.canceled.note'),
      );
    default:
      return end(i18n._('order.unknown.title'), i18n._('order.unknown.note'));
  }
}

/** Why staff handle a paid order. */
function attentionNote(i18n: I18n, attention: NonNullable<Deposit['attention']>): string {
  switch (attention) {
    case 'TOO_LATE':
      return i18n._('receipt.staff.tooLateNote');
    case 'PROMOTION_IN_FORCE':
      return i18n._('receipt.staff.promotionNote');
    default:
      return isKnown(ATTENTIONS, attention)
        ? i18n._('receipt.staff.partialNote')
        : i18n._('order.unknown.note');
  }
}
