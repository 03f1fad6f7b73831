/** Records the page's machines from page start on, and saves the recording as a capsule on Alt+B. Development only. */
import type { InspectionEvent } from 'xstate';
import { preferredLanguage } from '../../src/i18n/language.ts';
import type { Browser } from '../../src/platform/browser.ts';
import { CHARTS } from '../fixtures/charts.ts';
import { hashOf } from './encoding.ts';
import type { Capsule, Entry } from './format.ts';
import { actsSince, askLab } from './lab.ts';
import { linkTo } from './link.ts';
import { VERSION } from './migrate.ts';
import { notify } from './notice.ts';
import { Recorder } from './recorder.ts';

/** Starts recording; the returned inspection callback must be given to every root actor. */
export function startRecording(browser: Browser): (event: InspectionEvent) => void {
  const since = performance.now();
  const recorder = new Recorder({ clock: browser.clock, elapsed: () => performance.now() - since });
  const start = { language: preferredLanguage(browser.device), route: browser.history.current() };
  const labAtStart = askLab();

  /** Reads the page's state synchronously and then awaits only the lab. */
  async function capsule(): Promise<Capsule> {
    const { forgotten, entries, actors } = recorder.recording();
    const made = new Date(browser.clock.now()).toISOString();
    const language = { start: start.language, end: preferredLanguage(browser.device) };
    const route = { start: start.route, end: browser.history.current() };
    const [before, now] = await Promise.all([labAtStart, askLab()]);
    const lab = actsSince(before, now);
    const rest = recorder.scrubbed({ language, route, lab, player: playerIn(entries) });
    return {
      format: 'dok-champa-capsule',
      version: VERSION,
      made,
      build: { machines: (await hashOf(CHARTS)).slice(0, 12) },
      scenario: before?.scenario ?? null,
      seed: before?.seed ?? null,
      clock: before && { now: before.clock.now, frozen: before.clock.frozen },
      ...rest,
      log: { forgotten, entries },
      final: { hash: await hashOf(actors), actors },
    };
  }

  // Compares `code`, not `key`: Lao and Thai keyboards have another letter there, and macOS types “∫” with Alt+B.
  // Browsers do not use Alt+B as a shortcut; if Firefox opens a menu with it, `preventDefault` stops that. B as in
  // bug.
  document.addEventListener('keydown', (event) => {
    const isKey =
      event.code === 'KeyB' && event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isKey) return;
    event.preventDefault();
    if (!event.repeat) void capsule().then(handOut);
  });

  return recorder.inspect;
}

async function handOut(capsule: Capsule): Promise<void> {
  const text = `${JSON.stringify(capsule)}\n`;
  const name = `bug-${capsule.made.slice(0, 10)}-${capsule.final.hash?.slice(0, 8)}.capsule.json`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const download = document.createElement('a');
  download.href = address;
  download.download = name;
  download.click();
  // Late enough: the browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  const { entries, forgotten } = capsule.log;
  const link = await linkTo(text, window.location.origin);
  const sentences = [
    `Saved ${name}: ${entries.length} events, no secrets.`,
    ...(forgotten > 0 ? [`${forgotten} older ones were dropped, so that it cannot be replayed.`] : []),
    ...(link === null ? ['It is too long for a link.'] : []),
  ];
  notify({ text: sentences.join(' '), link });
}

/** The username from the first look-up of the session; null if no player was signed in. */
function playerIn(entries: readonly Entry[]): string | null {
  const first = entries.find(
    (entry) => entry.actor === 'session' && (entry.kind === 'done' || entry.kind === 'failed'),
  );
  if (first?.kind !== 'done' || first.id !== 'lookUpPlayer') return null;
  const { output } = first;
  const isPlayer = typeof output === 'object' && output !== null && 'username' in output;
  return isPlayer ? String(output.username) : null;
}
