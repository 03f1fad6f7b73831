import { read } from '../../../contract/schema/struct.ts';
import { type Infer, integer, record } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import type { Visit } from '../../../machines/sessionReminder.machine.ts';
import type { TextStore } from '../../platform/storage.ts';

const VisitNote = record({ playerId: Code, startedAt: integer(), answeredAt: integer() });
type VisitNote = Infer<typeof VisitNote>;

const NAME = 'visit';

/** What a reload of this tab must know of the visit that it interrupts. Another player's visit is not read. */
export class VisitMemory {
  constructor(private readonly store: TextStore) {}

  recall(playerId: string): Visit | null {
    const reading = read(VisitNote, parsed(this.store.read(NAME)));
    if (!reading.ok || reading.value.playerId !== playerId) return null;
    const { startedAt, answeredAt } = reading.value;
    return { startedAt, answeredAt };
  }

  keep(playerId: string, { startedAt, answeredAt }: Visit): void {
    const note: VisitNote = {
      playerId,
      startedAt: Math.round(startedAt),
      answeredAt: Math.round(answeredAt),
    };
    this.store.write(NAME, JSON.stringify(note));
  }

  forget(): void {
    this.store.remove(NAME);
  }
}

function parsed(written: string | null): unknown {
  try {
    return written === null ? null : JSON.parse(written);
  } catch {
    return null;
  }
}
