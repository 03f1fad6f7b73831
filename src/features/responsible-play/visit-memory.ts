import { integer, record } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import type { Visit } from '../../../machines/sessionReminder.machine.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { TextStore } from '../../platform/storage.ts';
import type { Site } from '../../app/site.ts';

const VisitNote = record({ playerId: Code, startedAt: integer(), answeredAt: integer() });

/** The player's visit, stored in this tab so that a reload continues it. Another player's visit is not read. */
export class VisitMemory {
  private readonly kept;

  constructor(tab: TextStore) {
    this.kept = new PersistedRecord(tab, 'visit', VisitNote);
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

  forget(): void {
    this.kept.remove();
  }
}

/** Deletes the stored visit on sign-out, so that the next login begins a new one. */
export function forgetVisitsThatEnd({ browser, session }: Pick<Site, 'browser' | 'session'>): void {
  const memory = new VisitMemory(browser.tab);
  session.subscribe((snapshot) => {
    if (isOver(snapshot)) memory.forget();
  });
}

/** Whether the player has signed out. A session look-up is no sign-out. */
export function isOver(snapshot: ReturnType<Site['session']['getSnapshot']>): boolean {
  return snapshot.matches('signedOut') || snapshot.matches('loggingIn') || snapshot.matches('ended');
}
