import { nullable, record, type Schema } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { TextStore } from '../../platform/storage.ts';

/** What was asked for and of which no answer has been seen. */
interface Intent {
  /** The Idempotency-Key. */
  readonly key: string;
  /** Server time, in milliseconds. */
  readonly at: number;
}

/** Notifies the owner of a journal. */
export interface JournalEntry<Draft, Asked extends Intent> {
  /** What stands in the form. */
  readonly draft: Draft | null;
  readonly intent: Asked | null;
  /** What came of it and is on the page: an order, by its code. */
  readonly code: string | null;
}

const EMPTY = { draft: null, intent: null, code: null } as const;

/**
 * What a reload of this tab must know that the server cannot: what was typed, what was asked for, which order is on the
 * page. Written before the POST that it tells of. Another player's journal is not read.
 */
export class IntentJournal<Draft, Asked extends Intent> {
  private readonly kept: PersistedRecord<JournalEntry<Draft, Asked> & { readonly playerId: string }>;

  constructor(
    tab: TextStore,
    private readonly playerId: string,
    { name, draft, intent }: { name: string; draft: Schema<Draft>; intent: Schema<Asked> },
  ) {
    const entry = record({
      playerId: Code,
      draft: nullable(draft),
      intent: nullable(intent),
      code: nullable(Code),
    });
    // The compiler cannot tell what a record of generic fields infers to.
    this.kept = new PersistedRecord(tab, name, entry as Schema as Schema<never>);
  }

  read(): JournalEntry<Draft, Asked> {
    const entry = this.kept.read();
    if (entry?.playerId !== this.playerId) return EMPTY;
    const { draft, intent, code } = entry;
    return { draft, intent, code };
  }

  /** What stands in the form, which is only open while nothing is being asked for. */
  keepDraft(draft: Draft): void {
    this.change({ draft, intent: null });
  }

  /** Before each POST. */
  keepIntent(intent: Asked): void {
    this.change({ intent });
  }

  /** The outcome of the intent is known. */
  settleIntent(): void {
    this.change({ intent: null });
  }

  /** From now on this order is on the page, and the form is done with. */
  follow(code: string): void {
    this.change({ code, intent: null, draft: null });
  }

  leave(): void {
    this.change({ code: null });
  }

  /** Nothing is going on any more. */
  forget(): void {
    this.change(EMPTY);
  }

  private change(changes: Partial<JournalEntry<Draft, Asked>>): void {
    this.kept.write({ ...this.read(), playerId: this.playerId, ...changes });
  }
}
