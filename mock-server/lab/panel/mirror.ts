/** Keeps the panel's copy of the state up to date by the events of the lab, so that it is read only once. */
import { instantOf } from '../../../contract/time/clock.ts';
import type { BackendReport } from '../../backend-proxy/report.ts';
import type { LabEvent } from '../events/lab-event.ts';
import type { ClockReading } from '../clock.ts';
import type { LabState } from './api.ts';

/** How many requests and ledger lines are kept. */
const KEPT = 200;

/**
 * The state after an event; null if the state has to be read again. An event that the state contains already changes
 * nothing: one may arrive after a state that was read later.
 */
export function afterEvent(state: LabState, event: LabEvent): LabState | null {
  switch (event.type) {
    case 'request':
      return { ...state, journal: withItem(state.journal, event.request, JSON.stringify) };
    case 'ledger':
      return { ...state, ledger: withItem(state.ledger, event.entry, ({ id }) => id) };
    case 'clock':
      return { ...state, clock: event.clock };
    case 'faults':
      return { ...state, faults: event.faults };
    case 'backend':
      return { ...state, backend: state.backend && withCalls(state.backend, event) };
    case 'row':
      return withRow(state, event.collection, event.row);
    case 'order':
    case 'act':
      return state;
    case 'reset':
    case 'missed':
      return null;
  }
}

/** The clock, `elapsedMs` after it was read. */
export function clockAfter(clock: ClockReading, elapsedMs: number): ClockReading {
  return clock.frozen ? clock : { ...clock, now: instantOf(Date.parse(clock.now) + elapsedMs) };
}

function withItem<Item>(items: readonly Item[], item: Item, keyOf: (item: Item) => string): readonly Item[] {
  const isKnown = items.some((other) => keyOf(other) === keyOf(item));
  return isKnown ? items : [...items, item].slice(-KEPT);
}

type EventBackend = Extract<LabEvent, { readonly type: 'backend' }>;

function withCalls(backend: BackendReport, { calls, warnings }: EventBackend): BackendReport {
  const changed = new Map(calls.map((report) => [report.call, report]));
  return { ...backend, warnings, calls: backend.calls.map((report) => changed.get(report.call) ?? report) };
}

type EventRow = Extract<LabEvent, { readonly type: 'row' }>;

/** Rows of the lab have their key as `id`. */
function withRow(state: LabState, collection: EventRow['collection'], row: EventRow['row']): LabState {
  if (collection === 'bankLines') {
    const { mode } = row as LabState['bank'];
    return { ...state, bank: { mode } };
  }
  const rows: readonly object[] = state.store[collection];
  const idOf = (any: object) => ('id' in any ? any.id : undefined);
  const place = rows.findIndex((other) => idOf(other) === idOf(row));
  const changed = place < 0 ? [...rows, row] : rows.with(place, row);
  return { ...state, store: { ...state.store, [collection]: changed } };
}
