import {
  type ErrorReport,
  errorReportOf,
  MOST_ERRORS,
  type ReportBatch,
  type VitalReport,
} from './reporting.ts';

/** What a letter says besides its reports, when it is sent. */
export type Sender = () => Omit<ReportBatch, 'reports'>;

/** Gathers what there is to tell until the page is left, and sends it then in one letter. */
export class Reporter {
  readonly #errors = new Map<string, ErrorReport>();
  /** Every different error of the visit, told already or not. */
  readonly #met = new Set<string>();
  readonly #vitals = new Map<string, VitalReport>();

  constructor(
    private readonly origin: string,
    private readonly sender: Sender,
    /** Hands a letter over; whether it arrives is not known. */
    private readonly post: (letter: string) => void,
  ) {}

  error(thrown: unknown): void {
    const report = errorReportOf(thrown, this.origin);
    const key = JSON.stringify(report);
    if (!this.#met.has(key) && this.#met.size >= MOST_ERRORS) return;
    this.#met.add(key);
    this.#errors.set(key, { ...report, times: (this.#errors.get(key)?.times ?? 0) + 1 });
  }

  /** The last word about a vital counts. */
  vital(name: VitalReport['name'], value: number): void {
    this.#vitals.set(name, { kind: 'vital', name, value: Number(value.toFixed(name === 'CLS' ? 4 : 0)) });
  }

  /** Sends what has come since the last letter, if anything has. */
  send(): void {
    const reports = [...this.#errors.values(), ...this.#vitals.values()];
    if (reports.length === 0) return;
    const letter: ReportBatch = { ...this.sender(), reports };
    this.post(JSON.stringify(letter));
    this.#errors.clear();
    this.#vitals.clear();
  }
}
