import { integer, record } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import { VISIT } from '../../app/session/forget-player.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { TextStore } from '../../platform/storage.ts';

/** An uninterrupted visit, which continues over reloads. Server instants in milliseconds. */
export interface Visit {
  readonly startedAt: number;
  /** When the player confirmed the last reminder; initially the start of the visit. */
  readonly answeredAt: number;
}

const VisitNote = record({ playerId: Code, startedAt: integer(), answeredAt: integer() });

/** The player's visit, stored in this tab so that a reload continues it. Another player's visit is not read. */
export class VisitMemory {
  private readonly kept;

  constructor(tab: TextStore) {
    this.kept = new PersistedRecord(tab, VISIT, VisitNote);
  }

  recall(playerId: string): Visit | null {
    const note = this.kept.read();
    if (note?.playerId !== playerId) return null;
    const { startedAt, answeredAt } = note;
    return { startedAt, answeredAt };
  }

  keep(playerId: string, { startedAt, answeredAt }: Visit): void {
    this.kept.write({
      playerId,
      startedAt: Math.round(startedAt),
      answeredAt: Math.round(answeredAt),
    });
  }
}
