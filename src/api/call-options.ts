import type { AnswerOf, Call, ParametersOf, RequestOf } from '../../contract/endpoints.ts';
import type { UnreadableRow } from '../../contract/schema/tolerant.ts';

interface CommonOptions {
  readonly signal?: AbortSignal;
  /** The Idempotency-Key; by default a new one for each unsafe call. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Looks up the signed-in player: sent in any session, and a 401 is a valid result, not the loss of the session. Not sent
   * if there can be no session.
   */
  readonly isLookUp?: boolean;
}

/** The options of a call. Path parameters and body are required if the endpoint declares them. */
export type CallOptions<C extends Call> = CommonOptions &
  (keyof ParametersOf<C> extends never ? unknown : { readonly parameters: ParametersOf<C> }) &
  (RequestOf<C> extends undefined ? unknown : { readonly body: RequestOf<C> });

/** The options of any call. */
export interface Sent extends CommonOptions {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The response of a call; for a list also the rows that could not be parsed. */
export type CallResult<C extends Call> =
  AnswerOf<C> extends { items: readonly unknown[] }
    ? AnswerOf<C> & { readonly unreadable: readonly UnreadableRow[] }
    : AnswerOf<C>;

/** The options argument may be omitted if the call requires none. */
export type ArgumentsOf<C extends Call> = keyof ParametersOf<C> extends never
  ? RequestOf<C> extends undefined
    ? [options?: CallOptions<C>]
    : [options: CallOptions<C>]
  : [options: CallOptions<C>];
