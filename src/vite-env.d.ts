/** The inspector of the development server: tools/viewer/vite-plugin.ts. */
declare module 'virtual:inspection' {
  export function startInspection(
    browser: import('./platform/browser.ts').Browser,
  ): import('./app/site.ts').InspectionOptions;
}

/** A drawing as a component: `deploy/site-plugins.ts`. */
declare module '*.svg?react' {
  const Drawing: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default Drawing;
}

/** The shapes of a drawing, in the colours of a game cover where it has some: `deploy/site-plugins.ts`. */
declare module '*.svg?motif' {
  const draw: (paint?: import('./ui/brand/cover/paint.ts').Paint) => import('react').ReactNode;
  export default draw;
}

/** What the build puts in the place of these names (`vite.config.ts`). */
interface ImportMetaEnv {
  /** How the site reports to its operator: `docs/operations.md`. */
  readonly SITE_REPORTING: import('./reporting/reporting.ts').Reporting | null;
  /** The path of the service worker; null if the build has none. */
  readonly SITE_WORKER: string | null;
}
/** The text of a style sheet, which is not part of the site's own one. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
