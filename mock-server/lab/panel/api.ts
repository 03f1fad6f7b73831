/** The panel's access to the lab: by HTTP, like any other client (contract §6, docs/lab.md). */
import type {
  BANK_MODES,
  DepositRow,
  LedgerRow,
  PaymentRow,
  PlayerRow,
  UsageRow,
  WithdrawRow,
} from '../../store/rows.ts';
import type { Rate } from '../../../contract/money/rates.ts';
import type { Provider } from '../../../contract/values.ts';
import type { BackendReport } from '../../backend-proxy/report.ts';
import type { ClockReading } from '../clock.ts';
import type { Fault } from '../faults.ts';
import { LAB_EVENT_TYPES, type LabEvent } from '../events/lab-event.ts';
import type { JournalEntry } from '../journal.ts';
import { LAB_PATH } from '../../paths.ts';
import type { WorldCard } from '../inputs.ts';
import type { ScenarioCard } from '../scenarios/scenario-card.ts';

/** The part of GET /__lab/state?full=true that the panel uses. */
export interface LabState {
  readonly clock: ClockReading;
  readonly bank: { readonly mode: (typeof BANK_MODES)[number] };
  readonly faults: readonly Fault[];
  /** Null if the mock answers everything. */
  readonly backend: BackendReport | null;
  readonly journal: readonly JournalEntry[];
  readonly ledger: readonly LedgerRow[];
  readonly store: {
    readonly players: readonly PlayerRow[];
    readonly credits: readonly {
      readonly playerId: string;
      readonly provider: Provider;
      readonly amount: string;
    }[];
    readonly rates: readonly Rate[];
    readonly deposits: readonly DepositRow[];
    readonly payments: readonly PaymentRow[];
    readonly withdraws: readonly WithdrawRow[];
    readonly usages: readonly UsageRow[];
  };
}

/** A verb to execute. */
export interface LabCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Relative to /__lab, such as `bank/pay`. */
  readonly verb: string;
  readonly body?: unknown;
}

/** A rejected verb, with the lab's message. */
export class LabProblem extends Error {
  override readonly name = 'LabProblem';
}

/** Executes a verb and returns its unvalidated response. Throws a LabProblem if the lab rejects it or does not respond. */
export async function ask({ method = 'POST', verb, body = {} }: LabCall): Promise<unknown> {
  const response = await fetch(`${LAB_PATH}/${verb}`, {
    method,
    cache: 'no-store',
    ...(method === 'POST'
      ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  }).catch(() => {
    throw new LabProblem('the lab does not respond: is the server running?');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new LabProblem(rejectionIn(answer) ?? `the lab responded with ${response.status}`);
  return answer;
}

export async function askState(): Promise<LabState> {
  return (await ask({ method: 'GET', verb: 'state?full=true' })) as LabState;
}

/** Receives the events of the lab, changed rows included, until it is closed. Browsers connect again by themselves. */
export function followEvents(receive: (event: LabEvent) => void): EventSource {
  const source = new EventSource(`${LAB_PATH}/events?rows=true`);
  for (const type of LAB_EVENT_TYPES) {
    source.addEventListener(type, ({ data }: MessageEvent<string>) => receive(JSON.parse(data) as LabEvent));
  }
  return source;
}

/** GET /__lab/worlds: all worlds, and the one of this browser, which may not exist any more. */
export interface WorldList {
  readonly worlds: readonly WorldCard[];
  readonly current: string | null;
}

export async function askWorlds(): Promise<WorldList> {
  return (await ask({ method: 'GET', verb: 'worlds' })) as WorldList;
}

export async function createWorld(name: string | undefined): Promise<WorldCard> {
  const body = name === undefined ? {} : { name };
  return ((await ask({ verb: 'worlds', body })) as { readonly world: WorldCard }).world;
}

/** Moves the browser to a world. Throws a LabProblem if there is none. */
export async function enterWorld(id: string): Promise<void> {
  const verb = `${LAB_PATH}/worlds/${id}/enter`;
  // The redirect is for a link; only its cookie is needed here.
  const response = await fetch(verb, { redirect: 'manual', cache: 'no-store' });
  if (response.type !== 'opaqueredirect') throw new LabProblem(`there is no world ${id} any more`);
}

export async function askScenarios(): Promise<readonly ScenarioCard[]> {
  return ((await ask({ method: 'GET', verb: 'scenarios' })) as { scenarios: readonly ScenarioCard[] })
    .scenarios;
}

function rejectionIn(answer: unknown): string | null {
  const { message, code, fields } = (answer ?? {}) as {
    readonly message?: string;
    readonly code?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
  if (message === undefined) return null;
  const details = Object.entries(fields ?? {}).map(([name, problem]) => `${name}: ${problem}`);
  return `${message} (${[code, ...details].join(', ')})`;
}
