import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../api/client.ts';
import type { Browser } from '../platform/browser.ts';
import type { SuccessDialogs } from './messages/success-dialogs.ts';
import type { Toasts } from './messages/toasts.ts';

/** What the actors are provided with: the browser, the API client and the query cache. */
export interface Services {
  readonly browser: Browser;
  readonly client: Client;
  readonly queries: QueryClient;
}

/** As `Services`, with what tells the player about recent events. */
export interface MessageServices extends Services {
  /** Short messages. */
  readonly toasts: Toasts;
  /** Success dialogs, one at a time, each open until it is confirmed. */
  readonly successes: SuccessDialogs;
}
