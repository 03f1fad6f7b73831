/**
 * Constants, each with its source: `spec §n`, or `decided: contract` where the specification does not define it.
 * Limits of deposits and withdrawals are not here: the server provides them (the config calls), and no view hard-codes them.
 */

export const USERNAME = { minLength: 4, maxLength: 17, pattern: '^[a-z0-9_-]+$' } as const; // lengths decided: contract §4; letters spec §5
export const PASSWORD = { minLength: 8, maxLength: 64 } as const; // minimum spec §9, maximum decided: contract §4
export const DISPLAY_NAME = { maxLength: 40 } as const; // decided: contract
export const ACCOUNT_NAME = { maxLength: 60 } as const; // decided: contract

export const BODY_LIMIT_BYTES = 64 * 1024; // decided: contract §1
/** Levels of objects and lists in a request body. */
export const BODY_LEVELS = 64; // decided: contract §1
/** A longer response is rejected: the longest valid one is about a tenth of this. In UTF-16 units. */
export const ANSWER_LIMIT = 1024 * 1024; // decided
/** Maximum length of a list that is not paged. */
export const LONGEST_LIST = 200; // decided
export const PAGE_SIZE = { default: 10, maximum: 50 } as const; // decided: contract §1
export const IDEMPOTENCY_KEY_HOURS = 24; // decided: contract §1
export const LATE_PAYMENT_HOURS = 24; // decided: contract §3
export const WITHDRAW_QUOTE_SECONDS = 60; // decided: contract §2
export const LAUNCH_SECONDS = 60; // decided: contract §2
export const LIMIT_INCREASE_HOURS = 24; // decided: contract §2
export const SELF_EXCLUSION_DAYS = [1, 7, 30, 180] as const; // decided: contract §2

export const READ_TIMEOUT_MS = 8_000; // decided: contract §1
export const WRITE_TIMEOUT_MS = 12_000; // decided: contract §1
/** After this time the page reports that the write takes long, and which actions are safe until the response arrives. */
export const SLOW_MS = 5_000; // decided
/** How long a write without a response may be retried; after that, the player may want something else. */
export const INTENT_HOLDS_MS = 5 * 60_000; // decided

/** Maximum wrong passwords per username and address before further attempts are rate-limited. */
export const LOGIN_FAILURES = { maximum: 10, windowSeconds: 15 * 60 } as const; // decided: contract §2
/** Maximum attempts with the current password in a password change. */
export const PASSWORD_CHANGES = { maximum: 5, windowSeconds: 15 * 60 } as const; // decided: contract §2
/** Maximum username availability checks per address. */
export const USERNAME_VALIDATIONS = { maximum: 60, windowSeconds: 60 } as const; // decided: contract

export const FRESH_MS = 300_000; // spec §7
export const RETAINED_MS = 300_000; // spec §7
export const READ_RETRIES = 3; // spec §7
export const RETRY_CAP_MS = 30_000; // spec §7

export const TOAST_DURATION_MS = 5_000; // spec §9
export const TOAST_REMOVAL_MS = 1_000_000; // spec §9
export const TOAST_SWIPE_PX = 50; // spec §9
export const TOAST_HOTKEY = 'F8'; // spec §9

export const BANK_ACCOUNT_CURRENCY = 'LAK'; // spec §5
