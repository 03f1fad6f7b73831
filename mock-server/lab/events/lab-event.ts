/** The events of a world: contract §6, GET /__lab/events. Types only, so that clients load nothing of the server. */
import type { BackendReport } from '../../backend-proxy/report.ts';
import type { Act, WorldBeginning } from '../acts.ts';
import type { ClockReading } from '../clock.ts';
import type { Fault } from '../faults.ts';
import type { JournalEntry } from '../journal.ts';
import type { LedgerRow } from '../../store/rows.ts';

/** Collections of orders: their rows have a status and change it. */
export const ORDER_COLLECTIONS = ['deposits', 'withdraws', 'usages'] as const;
export type OrderCollection = (typeof ORDER_COLLECTIONS)[number];

/** A row that was created or changed has another status than before. */
export interface Transition {
  readonly collection: OrderCollection;
  /** The order code or usage id. */
  readonly id: string;
  /** The username. */
  readonly player: string;
  readonly provider: string;
  /** Null for a new one. */
  readonly from: string | null;
  readonly to: string;
}

/** Collections whose rows a client that mirrors the store may follow. */
export const MIRRORED = [
  ...ORDER_COLLECTIONS,
  'players',
  'credits',
  'rates',
  'payments',
  'bankLines',
] as const;

/** What happened; `at` is the time of the lab's clock. */
export type LabEvent = { readonly at: string } & EventContent;

export type EventContent =
  /** A request has a response, or a fault was applied to it. Without the content of the request, as in the state. */
  | { readonly type: 'request'; readonly request: JournalEntry }
  | { readonly type: 'order'; readonly order: Transition }
  | { readonly type: 'ledger'; readonly entry: LedgerRow }
  | { readonly type: 'clock'; readonly clock: ClockReading }
  /** The active faults after one was added, removed, counted or used up. */
  | { readonly type: 'faults'; readonly faults: readonly Fault[] }
  /** Calls of a real backend after one was made or switched, and what does not fit together. */
  | ({ readonly type: 'backend' } & Pick<BackendReport, 'calls' | 'warnings'>)
  /** A verb of the lab was carried out. */
  | { readonly type: 'act'; readonly act: Act }
  /** The world was reset, or replaced by an import: what a client has read of it is outdated. */
  | ({ readonly type: 'reset' } & WorldBeginning)
  /** The masked row after a change. Only sent to a client that asks for rows. */
  | { readonly type: 'row'; readonly collection: (typeof MIRRORED)[number]; readonly row: object }
  /** Events were lost between two connections of a client: it has to read the state again. */
  | { readonly type: 'missed' };

export type EventType = LabEvent['type'];

/** Also the names of the server-sent events. */
export const LAB_EVENT_TYPES: readonly EventType[] = [
  'request',
  'order',
  'ledger',
  'clock',
  'faults',
  'backend',
  'act',
  'reset',
  'row',
  'missed',
];
