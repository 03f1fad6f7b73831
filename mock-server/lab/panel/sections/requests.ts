/** The journal's last requests with their responses, newest first. */
import type { JournalEntry } from '../../journal.ts';
import { type PanelContext, isMeant, type Section } from '../panel-context.ts';
import { filter } from '../drawing/controls.ts';
import { type Child, make } from '../drawing/dom.ts';
import { timeOfDay, wallClock } from '../vientiane.ts';

const FILTER = 'request-filter';
const SHOWN = 100;

export const requestsSection: Section = { id: 'requests', title: 'Requests', draw };

function draw(panel: PanelContext): readonly Child[] {
  const entries = panel.state.journal
    // Requests that a fault kept from the mock have no request id.
    .map((entry) => ({ entry, key: entry.requestId ?? `${entry.at} ${entry.method} ${entry.path}` }))
    .toReversed()
    .filter(({ entry }) => isMeant(panel.typed(FILTER), ...Object.values(entry).map(String)))
    .slice(0, SHOWN);
  return [
    filter('Filter requests', (text) => panel.type(FILTER, text)),
    entries.length === 0
      ? make('p', { class: 'hint' }, 'No requests yet. They appear while the panel is open.')
      : make(
          'ol',
          { class: 'requests', 'aria-label': 'Requests, newest first' },
          ...entries.map(({ entry, key }) => line(entry, key)),
        ),
  ];
}

function line(entry: JournalEntry, key: string): HTMLLIElement {
  const {
    at,
    method,
    path,
    status,
    code,
    fault,
    replayed,
    problem,
    nearMiss,
    explanation,
    missedFaults,
    backend,
  } = entry;
  return make(
    'li',
    { 'data-key': key },
    make('time', { datetime: at, title: wallClock(at) }, timeOfDay(at)),
    make('span', { class: 'call' }, make('b', {}, method), ` ${path}`),
    make(
      'span',
      { class: 'badge', 'data-tone': toneOf(status) },
      status === null ? 'no response' : String(status),
    ),
    code || fault || replayed || backend
      ? make(
          'p',
          { class: 'more' },
          ...[code, fault && `fault: ${fault}`, replayed && 'replayed', backend && 'backend']
            .filter(Boolean)
            .map((text) => make('span', { class: 'badge' }, String(text))),
        )
      : null,
    nearMiss ? make('p', { class: 'more warning' }, `Almost ${nearMiss.call}: ${nearMiss.because}.`) : null,
    explanation ? make('p', { class: 'more' }, explanation) : null,
    ...(missedFaults ?? []).map(({ id, because }) =>
      make('p', { class: 'more warning' }, `${id} did not match: ${because}.`),
    ),
    ...(backend?.violations ?? []).map(({ rule, says, part, received }) =>
      make('p', { class: 'more warning' }, `Breaks ${rule}: ${says}. ${part}: ${received}.`),
    ),
    problem ? make('pre', { class: 'more', tabindex: 0, 'aria-label': 'Exception' }, problem) : null,
  );
}

function toneOf(status: number | null): string {
  if (status === null || status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}
