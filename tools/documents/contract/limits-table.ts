/** The table of constants: contract §4. The descriptions are written here; the values come from `contract/limits.ts`. */
import * as limits from '../../../contract/limits.ts';
import { code, markdownTable } from './markdown-table.ts';

interface Limit {
  readonly subject: string;
  readonly value: string;
  readonly source: 'decided' | `specification §${number}` | `contract §${number}`;
}

/** Typed so that a constant without a row is a compile error. */
const LIMITS: Readonly<Record<keyof typeof limits, Limit>> = {
  USERNAME: {
    subject: 'Username',
    value: `${limits.USERNAME.minLength} to ${limits.USERNAME.maxLength} characters, ${code(limits.USERNAME.pattern)}`,
    source: 'specification §5',
  },
  PASSWORD: {
    subject: 'Password',
    value: `${limits.PASSWORD.minLength} to ${limits.PASSWORD.maxLength} characters`,
    source: 'specification §9',
  },
  DISPLAY_NAME: {
    subject: 'Display name',
    value: `at most ${limits.DISPLAY_NAME.maxLength} characters`,
    source: 'decided',
  },
  ACCOUNT_NAME: {
    subject: 'Name of a bank account',
    value: `at most ${limits.ACCOUNT_NAME.maxLength} characters`,
    source: 'decided',
  },
  BODY_LIMIT_BYTES: {
    subject: 'Request body',
    value: `at most ${limits.BODY_LIMIT_BYTES / 1024} KB`,
    source: 'contract §1',
  },
  BODY_LEVELS: {
    subject: 'Nesting of a request body',
    value: `at most ${limits.BODY_LEVELS} levels`,
    source: 'contract §1',
  },
  ANSWER_LIMIT: {
    subject: 'Response body that the client reads',
    value: `at most ${grouped(limits.ANSWER_LIMIT)} UTF-16 code units`,
    source: 'decided',
  },
  LONGEST_LIST: {
    subject: 'List without pages',
    value: `at most ${limits.LONGEST_LIST} items`,
    source: 'decided',
  },
  PAGE_SIZE: {
    subject: 'Page of a list',
    value: `${limits.PAGE_SIZE.default} items by default, at most ${limits.PAGE_SIZE.maximum}`,
    source: 'contract §1',
  },
  IDEMPOTENCY_KEY_HOURS: {
    subject: 'Life of an idempotency key',
    value: `${limits.IDEMPOTENCY_KEY_HOURS} h`,
    source: 'contract §1',
  },
  LATE_PAYMENT_HOURS: {
    subject: 'Time after the end of a deposit during which money for it is credited',
    value: `${limits.LATE_PAYMENT_HOURS} h`,
    source: 'contract §3',
  },
  WITHDRAW_QUOTE_SECONDS: {
    subject: 'Life of a withdrawal quote',
    value: `${limits.WITHDRAW_QUOTE_SECONDS} s`,
    source: 'contract §2',
  },
  LAUNCH_SECONDS: {
    subject: 'Life of a game address',
    value: `${limits.LAUNCH_SECONDS} s`,
    source: 'contract §2',
  },
  LIMIT_INCREASE_HOURS: {
    subject: 'Delay before a higher limit of the player holds',
    value: `${limits.LIMIT_INCREASE_HOURS} h`,
    source: 'contract §2',
  },
  SELF_EXCLUSION_DAYS: {
    subject: 'Length of a self-exclusion',
    value: `${limits.SELF_EXCLUSION_DAYS.join(', ')} days`,
    source: 'contract §2',
  },
  READ_TIMEOUT_MS: {
    subject: 'Client timeout of a GET',
    value: seconds(limits.READ_TIMEOUT_MS),
    source: 'contract §1',
  },
  WRITE_TIMEOUT_MS: {
    subject: 'Client timeout of a POST or PUT',
    value: seconds(limits.WRITE_TIMEOUT_MS),
    source: 'contract §1',
  },
  SLOW_MS: {
    subject: 'Wait after which the page says that a write takes long',
    value: seconds(limits.SLOW_MS),
    source: 'decided',
  },
  INTENT_HOLDS_MS: {
    subject: 'Age up to which a write without a response is sent again',
    value: `${limits.INTENT_HOLDS_MS / 60_000} min`,
    source: 'decided',
  },
  LOGIN_FAILURES: {
    subject: 'Failed logins, per username and address',
    value: rate(limits.LOGIN_FAILURES),
    source: 'contract §2',
  },
  PASSWORD_CHANGES: {
    subject: 'Attempts to change a password',
    value: rate(limits.PASSWORD_CHANGES),
    source: 'contract §2',
  },
  USERNAME_VALIDATIONS: {
    subject: 'Validations of a username, per address',
    value: rate(limits.USERNAME_VALIDATIONS),
    source: 'decided',
  },
  FRESH_MS: {
    subject: 'Time for which query data is fresh',
    value: seconds(limits.FRESH_MS),
    source: 'specification §7',
  },
  RETAINED_MS: {
    subject: 'Time for which unused query data is kept',
    value: seconds(limits.RETAINED_MS),
    source: 'specification §7',
  },
  READ_RETRIES: {
    subject: 'Retries of a GET',
    value: String(limits.READ_RETRIES),
    source: 'specification §7',
  },
  RETRY_CAP_MS: {
    subject: 'Longest delay before a retry',
    value: seconds(limits.RETRY_CAP_MS),
    source: 'specification §7',
  },
  TOAST_DURATION_MS: {
    subject: 'Default duration of a toast',
    value: seconds(limits.TOAST_DURATION_MS),
    source: 'specification §9',
  },
  TOAST_REMOVAL_MS: {
    subject: 'Time between the dismissal of a toast and its removal',
    value: `${grouped(limits.TOAST_REMOVAL_MS)} ms`,
    source: 'specification §9',
  },
  TOAST_SWIPE_PX: {
    subject: 'Swipe that dismisses a toast',
    value: `${limits.TOAST_SWIPE_PX} px`,
    source: 'specification §9',
  },
  TOAST_HOTKEY: {
    subject: 'Key that moves the focus to the toasts',
    value: code(limits.TOAST_HOTKEY),
    source: 'specification §9',
  },
  BANK_ACCOUNT_CURRENCY: {
    subject: 'Currency of bank accounts',
    value: limits.BANK_ACCOUNT_CURRENCY,
    source: 'specification §5',
  },
};

/** All constants of `contract/limits.ts`, in the order above. */
export function limitsTable(): string {
  const rows = Object.entries(LIMITS).map(([name, { subject, value, source }]) => [
    subject,
    value,
    code(name),
    source,
  ]);
  return markdownTable(['Subject', 'Value', 'Constant', 'Source'], rows);
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1_000} s`;
}

function rate({
  maximum,
  windowSeconds,
}: {
  readonly maximum: number;
  readonly windowSeconds: number;
}): string {
  return `${maximum} in ${windowSeconds / 60} min`;
}

function grouped(value: number): string {
  return value.toLocaleString('en-US');
}
