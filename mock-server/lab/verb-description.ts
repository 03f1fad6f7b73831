import type { FieldDescriptions } from './fields.ts';

/** What GET /__lab says of a verb; the command line is made of it. */
export interface VerbDescription {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** From the site's root; `:name` is a parameter. */
  readonly path: string;
  /** One sentence. */
  readonly explanation: string;
  /** What may stand in the query, in a sentence, where something may. */
  readonly query?: string;
  /** By dotted name: what the JSON body takes. */
  readonly fields: FieldDescriptions;
  /** A request that can be sent as it stands; `path` with its query. */
  readonly example?: { readonly path: string; readonly body?: unknown };
}
