/** Primitive value schemas that the entities share. */
import { UNSET_INSTANT } from './time/clock.ts';
import { AMOUNT_PATTERN, CURRENCIES, RATE_PATTERN } from './money/money.ts';
import { choice, text } from './schema/vocabulary.ts';

/** Money: a decimal string, never a number. The currency is in a separate field; credit is always THB. */
export const Amount = text({ maxLength: 15, pattern: AMOUNT_PATTERN, note: 'Money as a decimal string.' });

/** The value of a calculation line: money or a rate. */
export const DecimalText = text({ maxLength: 19, pattern: '^\\d{1,12}(\\.\\d{1,6})?$' });

/** Units of a currency for 1 THB. */
export const RateText = text({ maxLength: 16, pattern: RATE_PATTERN, note: 'Units for 1 THB.' });

export const CurrencySchema = choice(CURRENCIES);

/** UTC by RFC 3339; `0001-01-01T00:00:00Z` while unset (contract §1). The client reads it as milliseconds with `Z`. */
export const Instant = text({
  maxLength: 40,
  pattern:
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|\\+00:00)$',
  note: 'UTC by RFC 3339; 0001-01-01T00:00:00Z while unset.',
  alsoReads: [
    // Some backends send this for an unset instant: specification §9.
    { pattern: '^0001-01-01$', as: UNSET_INSTANT },
    { pattern: '\\+00:00$', as: 'Z' },
    { pattern: '(\\.\\d{3})\\d+Z$', as: '$1Z' },
  ],
});

/** The code of an order or the id of an entity, as displayed on receipts and in URLs. */
export const Code = text({ maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });

/** The format of the `Idempotency-Key` header. */
export const UUID_PATTERN = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$';
export const Uuid = text({ maxLength: 36, pattern: UUID_PATTERN });

export const MerchantId = text({ maxLength: 25, pattern: '^[A-Za-z0-9]+$' });

/** A display name from the server. */
export const Name = text({ maxLength: 100 });

/** A URL from the server. The component that renders it decides whether it is safe. */
export const Link = text({ minLength: 0, maxLength: 500 });

export const PROVIDERS = ['alphabet', 'askmebet', 'betflix', 'gclub', 'gclub_live'] as const; // spec §1
export type Provider = (typeof PROVIDERS)[number];

/** Returns the provider of that name, for example from an error's `meta`; null if unknown. */
export function providerNamed(name: string | undefined): Provider | null {
  return PROVIDERS.find((provider) => provider === name) ?? null;
}

export const ProviderSchema = choice(PROVIDERS);

/** The languages of the site: specification §9. The codes are the site's own; `cn` and `vn` are not BCP 47 tags. */
export const LANGUAGES = ['lo', 'cn', 'vn', 'th'] as const; // spec §9
export type Language = (typeof LANGUAGES)[number];
