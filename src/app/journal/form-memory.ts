import { read } from '../../../contract/schema/struct.ts';
import { nullable, record, type Schema, text } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { TextStore } from '../../platform/storage.ts';

/** Schema of one typed value of a form that is not submitted yet. */
export const Entry = text({ minLength: 0, maxLength: 128 });

const VISITORS_FORMS = ['login-form', 'registration-form'] as const;
const FORMS = [...VISITORS_FORMS, 'bank-form', 'limits-form'] as const;
type FormName = (typeof FORMS)[number];

export interface RememberedForm<Remembered> {
  readonly name: FormName;
  /** The stored fields. Never contains a password. */
  readonly fields: Schema<Remembered>;
}

/**
 * The values typed into a form of this tab, kept through an expired session or a reload. A player never reads another
 * player's values.
 */
export class FormMemory<Remembered> {
  private readonly kept: PersistedRecord<{ readonly playerId: string | null; readonly values: Remembered }>;

  constructor(
    tab: TextStore,
    private readonly playerId: string | null,
    private readonly form: RememberedForm<Remembered>,
  ) {
    const note = record({ playerId: nullable(Code), values: form.fields });
    // TypeScript cannot infer the type of a record with generic fields.
    this.kept = new PersistedRecord(tab, form.name, note as Schema as Schema<never>);
  }

  recall(): Remembered | null {
    const note = this.kept.read();
    return note?.playerId === this.playerId ? note.values : null;
  }

  /** Stores the fields that the form lists and drops the others. Stores nothing if a field does not match its schema. */
  keep(values: Remembered): void {
    const reading = read(this.form.fields, values);
    if (reading.ok) this.kept.write({ playerId: this.playerId, values: reading.value as Remembered });
  }
}

/** Removes the stored values of a form, after it was submitted. */
export function forgetForm(tab: TextStore, name: FormName): void {
  tab.remove(name);
}

/** Removes the stored values of the visitors' forms, when a session starts. */
export function forgetVisitorsForms(tab: TextStore): void {
  for (const name of VISITORS_FORMS) tab.remove(name);
}
