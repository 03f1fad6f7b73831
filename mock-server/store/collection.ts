/** Declares a collection: one declaration defines the model, the validation and the masked fields. */
import type { Fields, InferFields, Schema } from '../../contract/schema/vocabulary.ts';

/** A row's schema. Rows are flat, as in a table: text, numbers, booleans, choices and lists of them. */
export type RowSchema<F extends Fields = Fields> = Schema<InferFields<F>> & { readonly fields: F };

export interface Collection<F extends Fields = Fields> {
  readonly schema: RowSchema<F>;
  /** The primary key field. */
  readonly key: keyof F & string;
  /** Fields that the lab masks: hashes, tokens, session secrets. */
  readonly masked: readonly (keyof F & string)[];
  /** Rows may only be added, never changed or removed. */
  readonly appendOnly: boolean;
}

interface Options<F extends Fields> {
  readonly key: keyof F & string;
  readonly masked?: readonly (keyof F & string)[];
  readonly appendOnly?: boolean;
}

export function collection<F extends Fields>(schema: RowSchema<F>, options: Options<F>): Collection<F> {
  return {
    schema,
    key: options.key,
    masked: options.masked ?? [],
    appendOnly: options.appendOnly ?? false,
  };
}
