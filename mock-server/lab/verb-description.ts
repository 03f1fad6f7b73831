import type { FieldDescriptions } from './fields.ts';

/** The description of a verb in GET /__lab, from which the command line is generated. */
export interface VerbDescription {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Relative to the site's root; `:name` is a parameter. */
  readonly path: string;
  /** One sentence. */
  readonly explanation: string;
  /** The query parameters by name, if there are any. */
  readonly parameters?: FieldDescriptions;
  /** The query parameters in one sentence, if they cannot be listed. */
  readonly query?: string;
  /** The fields of the JSON body by dotted name. */
  readonly fields: FieldDescriptions;
  /** A request that can be sent unchanged; `path` includes the query. */
  readonly example?: { readonly path: string; readonly body?: unknown };
}
