/** Definitions that deposits and withdrawals share: specification §4, contract §2. */
import { historyFiltersOf } from './history.ts';
import { type Infer, record } from './schema/vocabulary.ts';
import { Amount, ProviderSchema } from './values.ts';

export const ORDER_STATUSES = ['OPEN', 'CANCELED', 'PAID', 'SUCCESS', 'FAILED', 'REJECTED'] as const; // spec §4
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The filters of the deposit and the withdraw history. */
export const OrderFilters = historyFiltersOf(ORDER_STATUSES);

/** Smallest and largest accepted amount, in THB credit. */
export const ProviderLimits = record({ provider: ProviderSchema, minCredit: Amount, maxCredit: Amount });
export type ProviderLimits = Infer<typeof ProviderLimits>;
