import { integer, record } from '../../../contract/schema/vocabulary.ts';
import { Code, ProviderSchema, Uuid } from '../../../contract/values.ts';
import type { UsageCancellation } from '../../../machines/promotionCancel.machine.ts';
import type { PromotionChoice, PromotionIntent } from '../../../machines/promotionClaim.machine.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { TextStore } from '../../platform/storage.ts';
import { IntentJournal } from '../../app/journal/intent-journal.ts';

const Choice = record({ promotionId: Code, provider: ProviderSchema });
const ClaimIntent = record({ key: Uuid, choice: Choice, at: integer() });

/** Stores a player's claim in session storage, for reloads: the choice in the dialog, a request without a response. */
export class ClaimJournal extends IntentJournal<PromotionChoice, PromotionIntent> {
  constructor(tab: TextStore, playerId: string) {
    super(tab, playerId, { name: 'promotion-claim-journal', draft: Choice, intent: ClaimIntent });
  }
}

const Cancellation = record({ playerId: Code, usageId: Code, key: Uuid, at: integer() });

/** Stores a cancellation without a response in session storage. Another player's entry is not read. */
export class CancellationJournal {
  private readonly kept: PersistedRecord<UsageCancellation & { readonly playerId: string }>;

  constructor(
    tab: TextStore,
    private readonly playerId: string,
  ) {
    this.kept = new PersistedRecord(tab, 'promotion-cancel-journal', Cancellation, 2);
  }

  read(): UsageCancellation | null {
    const kept = this.kept.read();
    if (kept?.playerId !== this.playerId) return null;
    const { usageId, key, at } = kept;
    return { usageId, key, at };
  }

  /** Called before each POST. */
  keep({ usageId, key, at }: UsageCancellation): void {
    this.kept.write({ playerId: this.playerId, usageId, key, at });
  }

  /** Called when the outcome is known. */
  settle(): void {
    this.kept.remove();
  }
}
