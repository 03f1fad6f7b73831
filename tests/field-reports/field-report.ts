/**
 * One kind of fault that users of comparable software have reported. A new report is added here first, with its input and what
 * should happen; then a test that fails; then the fix. `docs/field-reports.md` is generated from these files.
 */
export interface FieldReport {
  /** What happens, in general. */
  readonly kind: string;
  /** A public report of the kind. */
  readonly source: string;
  /** What was done on the site, and what it did. */
  readonly seen: string;
  /** Members of the kind that the tests try. */
  readonly input: readonly string[];
  readonly expected: string;
  /** What keeps new members out. */
  readonly guard: string;
  /** The files of its tests, each with a part of a title. */
  readonly tests: readonly (readonly [file: string, title: string])[];
}
