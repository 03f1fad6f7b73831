/**
 * Constants, each with where it comes from: `spec §n`, or `decided: contract` where the specification does not show it.
 * Limits of a deposit or withdrawal are not here: the server serves them (the config calls), so that no view writes them.
 */

export const USERNAME = { minLength: 4, maxLength: 17, pattern: '^[a-z0-9_-]+$' } as const; // lengths decided: contract §4; letters spec §5
export const PASSWORD = { minLength: 8, maxLength: 64 } as const; // minimum spec §9, maximum decided: contract §4
export const DISPLAY_NAME = { maxLength: 40 } as const; // decided: contract
export const ACCOUNT_NAME = { maxLength: 60 } as const; // decided: contract

export const BODY_LIMIT_BYTES = 64 * 1024; // decided: contract §1
/** What is longer is no answer of the contract: about ten times the longest that there is. In UTF-16 units. */
export const ANSWER_LIMIT = 1024 * 1024; // decided
/** As many as a page can show: a list that comes whole has no more. */
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
/** How long a write is waited for before the page says that it takes long, and what is safe. */
export const SLOW_MS = 5_000; // decided
/** How long a write without an answer may be sent again: longer ago, its player may mean something else by now. */
export const INTENT_HOLDS_MS = 5 * 60_000; // decided

/** How many wrong passwords a username and address have before they must wait. */
export const LOGIN_FAILURES = { maximum: 10, windowSeconds: 15 * 60 } as const; // decided: contract §2
/** How many times the current password may be tried when it is changed. */
export const PASSWORD_CHANGES = { maximum: 5, windowSeconds: 15 * 60 } as const; // decided: contract §2
/** How often one address may ask whether a username is free. */
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
