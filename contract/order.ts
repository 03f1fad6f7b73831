/** What deposits and withdrawals have in common: specification §4, contract §2. */
import { type Infer, record } from './schema/vocabulary.ts';
import { Amount, ProviderSchema } from './values.ts';

export const ORDER_STATUSES = ['OPEN', 'CANCELED', 'PAID', 'SUCCESS', 'FAILED', 'REJECTED'] as const; // spec §4
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Limits in THB credit; the least and the greatest accepted. */
export const ProviderLimits = record({ provider: ProviderSchema, minCredit: Amount, maxCredit: Amount });
export type ProviderLimits = Infer<typeof ProviderLimits>;
