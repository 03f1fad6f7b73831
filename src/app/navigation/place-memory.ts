import type { Place } from '../../platform/page/place.ts';
import type { TextStore } from '../../platform/storage.ts';

const STORED_AS = 'places';
/** Maximum number of stored history entries. The oldest are dropped, because a return to them is the least likely. */
const MOST = 50;

/** Stores the scroll position and focus of each history entry for the lifetime of the tab, reloads included. */
export class PlaceMemory {
  constructor(private readonly tab: TextStore) {}

  remember(entry: string, place: Place): void {
    const others = this.read().filter(([name]) => name !== entry);
    this.tab.write(STORED_AS, JSON.stringify([...others, [entry, place]].slice(-MOST)));
  }

  recall(entry: string): Place | null {
    return this.read().find(([name]) => name === entry)?.[1] ?? null;
  }

  private read(): (readonly [string, Place])[] {
    try {
      const stored: unknown = JSON.parse(this.tab.read(STORED_AS) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isPlaceOfEntry) : [];
    } catch {
      return [];
    }
  }
}

function isPlaceOfEntry(value: unknown): value is readonly [string, Place] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const place: unknown = value[1];
  if (typeof place !== 'object' || place === null || !('scroll' in place) || !('focus' in place))
    return false;
  return Number.isFinite(place.scroll) && (place.focus === null || typeof place.focus === 'string');
}
