import { DepositRequest } from '../../contract/deposit.ts';
import type { DepositDraft } from '../../contract/rules/deposit-draft.ts';
import { read } from '../../contract/schema/struct.ts';
import { type Infer, integer, nullable, record, text } from '../../contract/schema/vocabulary.ts';
import { Code, ProviderSchema, Uuid } from '../../contract/values.ts';
import type { DepositIntent } from '../../machines/deposit.vocabulary.ts';
import type { TextStore } from '../platform/storage.ts';

const Draft = record({
  provider: nullable(ProviderSchema),
  mid: nullable(text({ maxLength: 25 })),
  entry: text({ minLength: 0, maxLength: 64 }),
});

const Journal = record({
  playerId: Code,
  /** What stands in the form. */
  draft: nullable(Draft),
  /** An order that was asked for and of which no answer has been seen. */
  intent: nullable(record({ key: Uuid, request: DepositRequest, draft: Draft, at: integer() })),
  /** The order on the page. */
  code: nullable(Code),
});
type Journal = Infer<typeof Journal>;

const NAME = 'deposit-journal';

/**
 * What a reload of this tab must know that the server cannot: what was typed, what was asked for, which order is on the
 * page. Written before the POST that it tells of. Another player's journal is not read.
 */
export class DepositJournal {
  constructor(
    private readonly store: TextStore,
    private readonly playerId: string,
  ) {}

  read(): Omit<Journal, 'playerId' | 'intent'> & { readonly intent: DepositIntent | null } {
    const written = this.store.read(NAME);
    const reading = read(Journal, written === null ? null : parsed(written));
    return reading.ok && reading.value.playerId === this.playerId
      ? reading.value
      : { draft: null, intent: null, code: null };
  }

  /** What stands in the form, which is only open while nothing is being asked for. */
  keepDraft(draft: DepositDraft): void {
    this.change({ draft: { ...draft, entry: draft.entry.slice(0, 64) }, intent: null });
  }

  /** Before each POST of an order. Sending it again does not make the intent any younger. */
  keepIntent(intent: DepositIntent): void {
    const earlier = this.read().intent;
    const at = earlier?.key === intent.key ? earlier.at : intent.at;
    this.change({ intent: { ...intent, draft: { ...intent.draft }, at } });
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

  private change(changes: Partial<Journal>): void {
    this.store.write(NAME, JSON.stringify({ ...this.read(), playerId: this.playerId, ...changes }));
  }
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
