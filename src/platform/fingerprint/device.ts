import { Fingerprint } from '../../../contract/fingerprint.ts';
import { read } from '../../../contract/schema/struct.ts';
import { type Infer, record, text } from '../../../contract/schema/vocabulary.ts';
import { vientianeDay } from '../../../contract/time/day.ts';
import type { Clock } from '../../../contract/time/clock.ts';
import type { Browser } from '../browser.ts';
import { PersistedRecord } from '../persisted-record.ts';
import {
  type Measured,
  measure,
  type Pause,
  SLOW_SOURCES,
  type SourceName,
  SOURCES,
  type Sources,
} from './measure.ts';
import { type SignalName, SIGNALS } from './signals.ts';
import { knownVisitorId, visitorId } from './visitor-id.ts';

export interface FingerprintReading {
  /** The server's time: slow signals are read once a day in Vientiane. */
  readonly clock: Clock;
  /** Called before each signal; null to read all of them at once. */
  readonly pause: Pause | null;
  /** Replaced by tests. */
  readonly sources?: Sources;
}

/** The components that are sent. The others only make the id of a device that has none yet. */
const SENT = new Set<SourceName>(Object.values(SIGNALS).flatMap(({ source }) => source ?? []));

/** Slow signals, which are reused for the rest of the day as long as the quick ones are the same. */
const { webGL, audio, fonts } = Fingerprint.fields;
const SlowSignals = record({
  day: text({ maxLength: 10 }),
  /** The quick signals, as JSON. */
  quick: text({ maxLength: 40_000 }),
  slow: record({ webGL, audio, fonts }),
});
type SlowSignals = Infer<typeof SlowSignals>;

const SLOW_NAMES = ['webGL', 'audio', 'fonts'] as const satisfies readonly SignalName[];
const QUICK_NAMES = (Object.keys(SIGNALS) as SignalName[]).filter(
  (name) => !SLOW_NAMES.some((slow) => slow === name),
);

/**
 * The fingerprint of this device: specification §3. Its signals are read one at a time, the slow ones last. A signal that cannot be read within 2
 * seconds is null.
 */
export async function readFingerprint(
  browser: Browser,
  { clock, pause, sources = SOURCES }: FingerprintReading,
): Promise<Fingerprint> {
  const memory = new PersistedRecord(browser.device, 'slow-signals', SlowSignals);
  const isKnown = knownVisitorId(browser.device) !== null;
  const measuring = (isSlow: boolean) => {
    const isWanted = (name: SourceName) => SLOW_SOURCES.has(name) === isSlow && (!isKnown || SENT.has(name));
    const wanted = Object.entries(sources).filter(([name]) => isWanted(name as SourceName));
    return measure(Object.fromEntries(wanted), pause);
  };

  const day = vientianeDay(clock.now());
  const measured = await measuring(false);
  const quick = signalsIn(measured, QUICK_NAMES);
  const kept = memory.read();
  const isCurrent = kept !== null && kept.day === day && kept.quick === JSON.stringify(quick);
  if (isKnown && isCurrent) return { fingerprint: visitorId(measured, browser), ...quick, ...kept.slow };

  const all = { ...measured, ...(await measuring(true)) };
  const slow = signalsIn(all, SLOW_NAMES) as SlowSignals['slow'];
  memory.write({ day, quick: JSON.stringify(quick), slow });
  return { fingerprint: visitorId(all, browser), ...quick, ...slow };
}

function signalsIn(measured: Measured, names: readonly SignalName[]): Partial<Fingerprint> {
  return Object.fromEntries(names.map((name) => [name, reported(name, measured)]));
}

/** The value of a signal; null if it does not match the contract. */
function reported(name: SignalName, measured: Measured): unknown {
  try {
    const reading = read(Fingerprint.fields[name].optional, SIGNALS[name].read(measured));
    return reading.ok ? reading.value : null;
  } catch {
    return null;
  }
}
