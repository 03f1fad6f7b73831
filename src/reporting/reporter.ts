import {
  type ErrorReport,
  errorReportOf,
  MOST_OF_A_KIND,
  type ReportBatch,
  type Violation,
  type ViolationReport,
  violationReportOf,
  type VitalReport,
} from './reporting.ts';

/** Returns the fields of a batch other than its reports; called when the batch is sent. */
export type Sender = () => Omit<ReportBatch, 'reports'>;

/** Collects reports and sends them in one batch. */
export class Reporter {
  readonly #counted = new Map<string, ErrorReport | ViolationReport>();
  /** Every distinct error and violation of the visit, sent or not. */
  readonly #met = { error: new Set<string>(), violation: new Set<string>() };
  readonly #vitals = new Map<string, VitalReport>();

  constructor(
    private readonly origin: string,
    private readonly sender: Sender,
    /** Sends a batch; without a delivery confirmation. */
    private readonly post: (letter: string) => void,
  ) {}

  error(thrown: unknown): void {
    this.#count(errorReportOf(thrown, this.origin));
  }

  violation(violation: Violation): void {
    this.#count(violationReportOf(violation, this.origin));
  }

  /** The last value of a vital counts. */
  vital(name: VitalReport['name'], value: number): void {
    this.#vitals.set(name, { kind: 'vital', name, value: Number(value.toFixed(name === 'CLS' ? 4 : 0)) });
  }

  /** Sends the reports collected after the last batch; nothing if there are no such reports. */
  send(): void {
    const reports = [...this.#counted.values(), ...this.#vitals.values()];
    if (reports.length === 0) return;
    const letter: ReportBatch = { ...this.sender(), reports };
    this.post(JSON.stringify(letter));
    this.#counted.clear();
    this.#vitals.clear();
  }

  #count(report: Omit<ErrorReport, 'times'> | Omit<ViolationReport, 'times'>): void {
    const met = this.#met[report.kind];
    const key = JSON.stringify(report);
    if (!met.has(key) && met.size >= MOST_OF_A_KIND) return;
    met.add(key);
    this.#counted.set(key, { ...report, times: (this.#counted.get(key)?.times ?? 0) + 1 });
  }
}
