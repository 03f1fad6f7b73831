/** What a handler gets: a request that has passed every check that is not the handler's own business. */
import type {
  AnswerOf,
  Call,
  endpoints,
  ParametersOf,
  QueryOf,
  RequestOf,
} from '../../contract/endpoints.ts';
import type { Store } from '../store/store.ts';
import type { PlayerRow } from '../store/rows.ts';
import type { World } from '../world.ts';
import type { FieldProblems, Paging } from './shape.ts';
import type { RequestContext } from './request-context.ts';

type Row<C extends Call> = (typeof endpoints)[C];

export interface Exchange<C extends Call> {
  readonly world: World;
  readonly store: Store;
  readonly context: RequestContext;
  readonly requestId: string;
  /** Milliseconds since 1970, by the lab's clock. */
  readonly now: number;
  readonly parameters: ParametersOf<C>;
  readonly body: RequestOf<C>;
  readonly paging: Paging;
  readonly query: QueryOf<C>;
  /** Whoever is signed in; never null where the call's access is `player`. */
  readonly player: Row<C>['access'] extends 'player' ? PlayerRow : PlayerRow | null;
  readonly idempotencyKey: Row<C> extends { keyRequired: true } ? string : string | null;
}

/** Nothing for a call that answers 204. */
type Answered<C extends Call> = AnswerOf<C> extends undefined ? void : AnswerOf<C>;

/** Answers, or throws a Rejection. */
export type Handle<C extends Call> = (exchange: Exchange<C>) => Answered<C> | Promise<Answered<C>>;

/** What a struct cannot say of a request: fields that must agree with each other or with a header. */
export type ExtraShape<C extends Call> = (body: RequestOf<C>, headers: Headers) => FieldProblems;
