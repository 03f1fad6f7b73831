import type { WithdrawDraft } from '../../../contract/rules/withdraw-draft.ts';
import { integer, nullable, record, text } from '../../../contract/schema/vocabulary.ts';
import { ProviderSchema, Uuid } from '../../../contract/values.ts';
import { WithdrawRequest } from '../../../contract/withdraw.ts';
import type { WithdrawIntent } from '../../../machines/withdraw.machine.ts';
import type { TextStore } from '../../platform/storage.ts';
import { IntentJournal } from '../../app/journal/intent-journal.ts';

const LONGEST_ENTRY = 64;

const Draft = record({
  provider: nullable(ProviderSchema),
  entry: text({ minLength: 0, maxLength: LONGEST_ENTRY }),
});
const WithdrawIntentNote = record({ key: Uuid, request: WithdrawRequest, draft: Draft, at: integer() });

/** Stores a withdrawal in session storage, for reloads: the draft, a request without a response, the followed order. */
export class WithdrawJournal extends IntentJournal<WithdrawDraft, WithdrawIntent> {
  constructor(tab: TextStore, playerId: string) {
    super(tab, playerId, { name: 'withdraw-journal', draft: Draft, intent: WithdrawIntentNote });
  }

  override keepDraft(draft: WithdrawDraft): void {
    super.keepDraft({ ...draft, entry: draft.entry.slice(0, LONGEST_ENTRY) });
  }
}
