import { failureOf, isServerCode } from '../../../contract/errors.ts';
import { nullable, record, type Schema } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { TextStore } from '../../platform/storage.ts';

/** A request whose outcome is not known yet. */
interface Intent {
  /** The Idempotency-Key. */
  readonly key: string;
  /** Server time, in milliseconds. */
  readonly at: number;
}

/** The stored state of a form, its request and its order. */
export interface JournalEntry<Draft, Asked extends Intent> {
  /** The form's values. */
  readonly draft: Draft | null;
  readonly intent: Asked | null;
  /** The order that the page shows. */
  readonly code: string | null;
}

const EMPTY = { draft: null, intent: null, code: null } as const;

/**
 * State that must survive a reload of this tab and that the server does not know: the form's values, the pending request,
 * and the order that the page shows. An intent is stored before its POST is sent. Another player's entry is ignored.
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
    // TypeScript cannot infer the type of a record with generic fields.
    this.kept = new PersistedRecord(tab, name, entry as Schema as Schema<never>);
  }

  read(): JournalEntry<Draft, Asked> {
    const entry = this.kept.read();
    if (entry?.playerId !== this.playerId) return EMPTY;
    const { draft, intent, code } = entry;
    return { draft, intent, code };
  }

  /** Stores the form's values and clears the intent: the form can be edited only while no request is pending. */
  keepDraft(draft: Draft): void {
    this.change({ draft, intent: null });
  }

  /** Called before each POST. */
  keepIntent(intent: Asked): void {
    this.change({ intent });
  }

  /**
   * Stores an intent and sends its POST. A 401 ends the session, which stops the actor before it receives the error. A rejected
   * first attempt changed nothing, so its intent is settled here; after the login, the page shows the form again.
   */
  async send<Result>(intent: Asked, post: () => Promise<Result>): Promise<Result> {
    const isFirst = this.read().intent?.key !== intent.key;
    this.keepIntent(intent);
    try {
      return await post();
    } catch (error) {
      if (isFirst && isServerCode(failureOf(error), 'UNAUTHENTICATED')) this.settleIntent();
      throw error;
    }
  }

  /** Called when the outcome of the intent is known. */
  settleIntent(): void {
    this.change({ intent: null });
  }

  /** Called when the page shows this order. The form's values are no longer needed. */
  follow(code: string): void {
    this.change({ code, intent: null, draft: null });
  }

  leave(): void {
    this.change({ code: null });
  }

  /** Clears the entry. */
  forget(): void {
    this.change(EMPTY);
  }

  private change(changes: Partial<JournalEntry<Draft, Asked>>): void {
    this.kept.write({ ...this.read(), playerId: this.playerId, ...changes });
  }
}
