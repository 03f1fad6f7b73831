import { DepositRequest } from '../../../contract/deposit.ts';
import type { DepositDraft } from '../../../contract/rules/deposit-draft.ts';
import { integer, nullable, record, text } from '../../../contract/schema/vocabulary.ts';
import { ProviderSchema, Uuid } from '../../../contract/values.ts';
import type { DepositIntent } from '../../../machines/deposit.machine.ts';
import type { TextStore } from '../../platform/storage.ts';
import { IntentJournal } from '../../app/journal/intent-journal.ts';

const LONGEST_ENTRY = 64;

const Draft = record({
  provider: nullable(ProviderSchema),
  mid: nullable(text({ maxLength: 25 })),
  entry: text({ minLength: 0, maxLength: LONGEST_ENTRY }),
});
const DepositIntentNote = record({ key: Uuid, request: DepositRequest, draft: Draft, at: integer() });

/** Stores a player's deposit in session storage, for reloads: the draft, a request without a response, the followed order. */
export class DepositJournal extends IntentJournal<DepositDraft, DepositIntent> {
  constructor(tab: TextStore, playerId: string) {
    super(tab, playerId, { name: 'deposit-journal', draft: Draft, intent: DepositIntentNote });
  }

  override keepDraft(draft: DepositDraft): void {
    super.keepDraft({ ...draft, entry: draft.entry.slice(0, LONGEST_ENTRY) });
  }
}
