import {
  type ErrorReport,
  errorReportOf,
  MOST_ERRORS,
  type ReportBatch,
  type VitalReport,
} from './reporting.ts';

/** Returns the fields of a batch other than its reports; called when the batch is sent. */
export type Sender = () => Omit<ReportBatch, 'reports'>;

/** Collects reports and sends them in one batch. */
export class Reporter {
  readonly #errors = new Map<string, ErrorReport>();
  /** Every distinct error of the visit, sent or not. */
  readonly #met = new Set<string>();
  readonly #vitals = new Map<string, VitalReport>();

  constructor(
    private readonly origin: string,
    private readonly sender: Sender,
    /** Sends a batch; without a delivery confirmation. */
    private readonly post: (letter: string) => void,
  ) {}

  error(thrown: unknown): void {
    const report = errorReportOf(thrown, this.origin);
    const key = JSON.stringify(report);
    if (!this.#met.has(key) && this.#met.size >= MOST_ERRORS) return;
    this.#met.add(key);
    this.#errors.set(key, { ...report, times: (this.#errors.get(key)?.times ?? 0) + 1 });
  }

  /** The last value of a vital counts. */
  vital(name: VitalReport['name'], value: number): void {
    this.#vitals.set(name, { kind: 'vital', name, value: Number(value.toFixed(name === 'CLS' ? 4 : 0)) });
  }

  /** Sends the reports collected after the last batch; nothing if there are no such reports. */
  send(): void {
    const reports = [...this.#errors.values(), ...this.#vitals.values()];
    if (reports.length === 0) return;
    const letter: ReportBatch = { ...this.sender(), reports };
    this.post(JSON.stringify(letter));
    this.#errors.clear();
    this.#vitals.clear();
  }
}
