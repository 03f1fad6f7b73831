/** What the build puts in the place of these names (`vite.config.ts`). */
interface ImportMetaEnv {
  /** How the site reports to its operator: `docs/operations.md`. */
  readonly SITE_REPORTING: import('./reporting/reporting.ts').Reporting | null;
}
