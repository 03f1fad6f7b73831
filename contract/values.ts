/** The small values that entities are made of. */
import { UNSET_INSTANT } from './time/clock.ts';
import { AMOUNT_PATTERN, CURRENCIES, RATE_PATTERN } from './money/money.ts';
import { choice, text } from './schema/vocabulary.ts';

/** Money: a decimal string, never a number. Its currency stands beside it, or is THB where it is credit. */
export const Amount = text({ maxLength: 15, pattern: AMOUNT_PATTERN, note: 'Money as a decimal string.' });

/** A value of a calculation's line: money or a rate. */
export const DecimalText = text({ maxLength: 19, pattern: '^\\d{1,12}(\\.\\d{1,6})?$' });

/** Units of a currency for 1 THB. */
export const RateText = text({ maxLength: 16, pattern: RATE_PATTERN, note: 'Units for 1 THB.' });

export const CurrencySchema = choice(CURRENCIES);

/** ISO 8601 UTC; `0001-01-01T00:00:00Z` while unset. */
export const Instant = text({
  maxLength: 24,
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{3})?Z$',
  note: 'ISO 8601 UTC; 0001-01-01T00:00:00Z while unset.',
  // Unset as well: specification §9.
  alsoReads: { '0001-01-01': UNSET_INSTANT },
});

/** The code of an order or the id of an entity, as printed on receipts and in addresses. */
export const Code = text({ maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });

/** What the `Idempotency-Key` header must be. */
export const UUID_PATTERN = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$';
export const Uuid = text({ maxLength: 36, pattern: UUID_PATTERN });

export const MerchantId = text({ maxLength: 25, pattern: '^[A-Za-z0-9]+$' });

/** A name for people, as the server keeps it. */
export const Name = text({ maxLength: 100 });

/** A link the server gives. Whether it may be followed is decided where it is rendered. */
export const Link = text({ minLength: 0, maxLength: 500 });

export const PROVIDERS = ['alphabet', 'askmebet', 'betflix', 'gclub', 'gclub_live'] as const; // spec §1
export type Provider = (typeof PROVIDERS)[number];

/** The provider of that name, as an error's `meta` may hold it; null where there is none. */
export function providerNamed(name: string | undefined): Provider | null {
  return PROVIDERS.find((provider) => provider === name) ?? null;
}

export const ProviderSchema = choice(PROVIDERS);

/** The languages of the site: specification §9. Their codes are the site's own; `cn` and `vn` are no language tags. */
export const LANGUAGES = ['lo', 'cn', 'vn', 'th'] as const; // spec §9
export type Language = (typeof LANGUAGES)[number];
