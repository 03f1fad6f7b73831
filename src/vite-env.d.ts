/** The inspector of the development server: tools/viewer/vite-plugin.ts. */
declare module 'virtual:inspection' {
  export function startInspection(
    browser: import('./platform/browser.ts').Browser,
  ): Promise<import('./app/site.ts').InspectionOptions>;
}

/** A drawing as the motif of a game cover: `deploy/site-plugins.ts`. */
declare module '*.svg?react' {
  const motif: import('./ui/brand/cover/paint.ts').Motif;
  export default motif;
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
