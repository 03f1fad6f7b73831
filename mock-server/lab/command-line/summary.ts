/** Summarizes GET /__lab/state in a few lines, for finding out why an expected effect did not happen. */
import type { LedgerRow } from '../../store/rows.ts';
import type { ClockReading } from '../clock.ts';
import type { Fault } from '../faults.ts';
import type { JournalEntry, RecordedEntry } from '../journal.ts';
import { requestMatchText } from '../match/match.ts';
import { indented, table } from './table.ts';

export interface StateAnswer {
  readonly clock: ClockReading;
  readonly bank: { readonly mode: string };
  readonly faults: readonly Fault[];
  readonly counts: { readonly requests: number; readonly ledger: number };
  readonly journal: readonly JournalEntry[];
  readonly ledger: readonly LedgerRow[];
}

export interface JournalAnswer {
  readonly journal: readonly RecordedEntry[];
}

/** How many of the last requests and ledger lines are printed. */
const SHOWN = 10;

export function summary({ clock, bank, faults, counts, journal, ledger }: StateAnswer): string[] {
  return [
    ...table([
      ['clock', `${clock.now}, ${paceOf(clock)}`],
      ['bank', bank.mode],
    ]),
    ...section('faults', faults.length, table(faults.map(faultCells))),
    ...section('requests', counts.requests, journal.slice(-SHOWN).flatMap(requestLines)),
    ...section('ledger', counts.ledger, table(ledger.slice(-SHOWN).map(ledgerCells))),
  ];
}

/** Each request with its player, query and body, newest first. Its headers are shown with `--json` only. */
export function journalLines({ journal }: JournalAnswer): string[] {
  if (journal.length === 0) return ['none'];
  return journal.flatMap((entry) => {
    const { query, body } = entry.request;
    const content = [
      ...(entry.player === null ? [] : [`player ${entry.player}`]),
      ...(Object.keys(query).length === 0 ? [] : [`query ${JSON.stringify(query)}`]),
      ...(body === null ? [] : [`body ${JSON.stringify(body)}`]),
    ];
    return [...requestLines(entry), ...indented(content, 10)];
  });
}

function section(name: string, total: number, lines: readonly string[]): string[] {
  const heading = total > SHOWN && lines.length > 0 ? `${name}, the last ${SHOWN} of ${total}` : name;
  return ['', heading, ...indented(total === 0 ? ['none'] : lines)];
}

export function paceOf({ offsetMs, frozen }: ClockReading): string {
  if (frozen) return 'frozen';
  const seconds = Math.round(offsetMs / 1000);
  return seconds === 0 ? 'real time' : `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead' : 'behind'}`;
}

function faultCells({ id, fault, match, matched, fired, remaining }: Fault): string[] {
  const times = remaining === null ? 'every time' : `${remaining} more`;
  return [id, fault, requestMatchText(match), `${matched} matched, ${fired} fired`, times];
}

export function requestLines(entry: JournalEntry): string[] {
  const outcome = [
    entry.status === null ? '' : String(entry.status),
    entry.code ?? '',
    entry.replayed ? '(replayed)' : '',
    entry.backend ? 'backend' : '',
    entry.fault === null ? '' : `fault ${entry.fault}`,
  ].filter((part) => part !== '');
  return [
    `${shownTime(entry.at)}  ${entry.method} ${entry.path}  ${outcome.join(' ')}`,
    ...indented(
      [
        ...(entry.explanation === null ? [] : [entry.explanation]),
        ...(entry.backend?.violations ?? []).map(
          ({ rule, says, part, received }) => `Breaks ${rule}: ${says}. ${part}: ${received}.`,
        ),
        ...(entry.nearMiss === null ? [] : [`Almost ${entry.nearMiss.call}: ${entry.nearMiss.because}.`]),
        ...entry.missedFaults.map(({ id, because }) => `${id} did not match: ${because}.`),
        ...(entry.problem === null ? [] : [entry.problem.split('\n')[0] ?? '']),
      ],
      10,
    ),
  ];
}

export function ledgerCells({ at, player, provider, order, kind, amount, currency }: LedgerRow): string[] {
  return [shownTime(at), kind, `${amount} ${currency}`, order ?? '–', player, provider];
}

export function shownTime(instant: string): string {
  return instant.slice(11, 19);
}
