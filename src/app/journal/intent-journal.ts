import { failureOf, isServerCode } from '../../../contract/errors.ts';
import { read } from '../../../contract/schema/struct.ts';
import {
  type Infer,
  integer,
  json,
  optional,
  record,
  type Schema,
} from '../../../contract/schema/vocabulary.ts';
import { Code, Uuid } from '../../../contract/values.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { TextStore } from '../../platform/storage.ts';

/** A request whose outcome is not known yet: its Idempotency-Key, and the server's time in milliseconds. */
const Intent = record({ key: Uuid, at: integer() });
type Intent = Infer<typeof Intent>;

/** The stored state of a form, its request and its order. */
export interface JournalEntry<Draft, Asked extends Intent> {
  /** The form's values. */
  readonly draft: Draft | null;
  readonly intent: Asked | null;
  /** The intent's key and time, also where another build wrote a request that this one cannot read, and therefore not send. */
  readonly pending: Intent | null;
  /** The order that the page shows. */
  readonly code: string | null;
}

const EMPTY = { draft: null, intent: null, code: null } as const;

/** The parts are read one by one: another build may have written one that this build cannot read. */
const Stored = record({
  playerId: Code,
  draft: optional(json()),
  intent: optional(json()),
  code: optional(json()),
});

/**
 * State that must survive a reload of this tab and that the server does not know: the form's values, the pending request,
 * and the order that the page shows. An intent is stored before its POST is sent. Another player's entry is ignored.
 */
export class IntentJournal<Draft, Asked extends Intent> {
  private readonly kept: PersistedRecord<Infer<typeof Stored>>;

  constructor(
    tab: TextStore,
    private readonly playerId: string,
    private readonly parts: { name: string; draft: Schema<Draft>; intent: Schema<Asked> },
  ) {
    this.kept = new PersistedRecord(tab, parts.name, Stored);
  }

  read(): JournalEntry<Draft, Asked> {
    const { draft, intent, code } = this.stored();
    return {
      draft: readable(this.parts.draft, draft),
      intent: readable(this.parts.intent, intent),
      pending: readable(Intent, intent),
      code: readable(Code, code),
    };
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
    const isFirst = this.read().pending?.key !== intent.key;
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

  private stored() {
    const entry = this.kept.read();
    return entry?.playerId === this.playerId ? entry : EMPTY;
  }

  private change(changes: Partial<Record<keyof typeof EMPTY, unknown>>): void {
    this.kept.write({ ...this.stored(), playerId: this.playerId, ...changes });
  }
}

function readable<T>(schema: Schema<T>, part: unknown): T | null {
  const reading = read(schema as Schema, part);
  return reading.ok ? (reading.value as T) : null;
}
