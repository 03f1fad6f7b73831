/** A request that was forwarded, and its response. */
import type { Call } from '../../../contract/endpoints.ts';
import type { ReceivedResponse } from '../../../contract/exchange/response.ts';
import type { KnownOrders } from './known-orders.ts';

export interface Exchange {
  readonly call: Call;
  readonly response: ReceivedResponse;
  /** The request's path parameters, query and body; secrets are masked. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  /** The username of the player whose session the mock has; null for a visitor. */
  readonly player: string | null;
  /** Whether the backend may have a session for this client. */
  readonly hasSession: boolean;
  /** Whether the backend has set no XSRF token for a client that had no cookie yet. */
  readonly lacksToken: boolean;
  /** Whether it is the stored response to an earlier request with the same idempotency key. */
  readonly isRepetition: boolean;
  /** Whether the backend rejected the token of its own cookie. */
  readonly tokenWasRejected: boolean;
  readonly isReplay: boolean;
  /** In milliseconds, by the same clock. */
  readonly askedAt: number;
  readonly arrivedAt: number;
  readonly orders: KnownOrders;
}
