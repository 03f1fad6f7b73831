/** The inspector of the development server: tools/viewer/vite-plugin.ts. */
declare module 'virtual:inspection' {
  export function startInspection(
    browser: import('./platform/browser.ts').Browser,
  ): Promise<import('./app/site.ts').InspectionOptions>;
}

/** What the build puts in the place of these names (`vite.config.ts`). */
interface ImportMetaEnv {
  /** How the site reports to its operator: `docs/operations.md`. */
  readonly SITE_REPORTING: import('./reporting/reporting.ts').Reporting | null;
}
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
