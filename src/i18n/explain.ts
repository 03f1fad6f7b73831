import type { I18n } from '@lingui/core';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Call } from '../../contract/endpoints.ts';
import { ERROR_STATUS, type Failure, unexpectedRequestId } from '../../contract/errors.ts';
import type { RuleViolation } from '../../contract/rules/rule-violation.ts';
import { formatAmount } from '../format/numbers.ts';
import { SupportCode } from '../ui/feedback/SupportCode.tsx';
import { currencyName, periodName } from './units.ts';
import { messageFor } from './failure-messages.ts';

/** The message values that are formatted as amounts. */
const AMOUNTS = new Set([
  'min',
  'max',
  'amount',
  'credit',
  'threshold',
  'rate',
  'required',
  'payAmount',
  'limit',
  'remaining',
]);

/** The message for a failure of a call, with a support code if the failure is unexpected (contract §1). */
export function explain(i18n: I18n, failure: Failure, call: Call): ReactNode {
  const message = failureText(i18n, failure, call);
  const id = unexpectedRequestId(failure);
  return id === null
    ? message
    : createElement(Fragment, null, createElement('span', null, message), supportCode(i18n, id));
}

/** The support code alone, for a page with its own message. */
export function supportCode(i18n: I18n, requestId: string | null): ReactNode {
  return requestId && createElement(SupportCode, { label: i18n._('failure.supportCode'), code: requestId });
}

/** The message for a failure of a call, as text. */
export function failureText(i18n: I18n, failure: Failure, call: Call): string {
  const { id: own, values = {} } = messageFor(failure, call);
  // The catalog chunk of the message may not be loaded: a page loads the chunks for the failures that its calls declare.
  const id = own in i18n.messages ? own : 'failure.generic';
  const readable = Object.entries(values).map(([name, value]) => [name, asRead(i18n, name, value)]);
  return i18n._(id, Object.fromEntries(readable));
}

/** Why a rule forbids a call: the message of the failure that the server would return. */
export function explainRejection(i18n: I18n, { code, meta }: RuleViolation, call: Call): string {
  const answer = { fields: {}, requestId: '', retryAfterSeconds: null } as const;
  return failureText(i18n, { kind: 'server', status: ERROR_STATUS[code], code, meta, ...answer }, call);
}

function asRead(i18n: I18n, name: string, value: string): string {
  if (name === 'currency') return currencyName(i18n, value);
  if (name === 'period') return periodName(i18n, value);
  return AMOUNTS.has(name) ? formatAmount(value) : value;
}
