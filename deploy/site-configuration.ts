/** What an operator decides when the site is built, by environment variables: `docs/operations.md`. */

export interface ReportingConfiguration {
  /** Where reports are sent: a path of the site's own. */
  readonly path: string;
  /** The share of visits that report: above 0, up to 1. */
  readonly share: number;
}

export interface SiteConfiguration {
  /** Null if reporting is off, which is the default. */
  readonly reporting: ReportingConfiguration | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A path of the site's own: the page's policy lets nothing through to anybody else. */
const PATH = /^\/(?!\/)[\w.~/-]*$/;
const SHARE = /^(0?\.(?=\d*[1-9])\d{1,6}|1(\.0+)?)$/;

/** What may be said, by its name. */
const KNOWN: ReadonlySet<string> = new Set(['SITE_REPORT_PATH', 'SITE_REPORT_SHARE']);
/** A deployment's own names, which the build does not read (`docs/deploy.md`). */
const OF_THE_DEPLOYMENT: ReadonlySet<string> = new Set(['SITE_FOLDER', 'SITE_PORT', 'SITE_VERSION']);

/**
 * Reads the variables that begin with `SITE_`.
 *
 * @throws with every problem in one message, so that a build stops and says what to put right.
 */
export function siteConfigurationOf(environment: Environment): SiteConfiguration {
  const said = Object.entries(environment).filter(
    ([name, value]) => name.startsWith('SITE_') && !OF_THE_DEPLOYMENT.has(name) && value !== undefined,
  );
  const path = environment['SITE_REPORT_PATH'] ?? '';
  const share = environment['SITE_REPORT_SHARE'] ?? '';
  const problems = [
    ...said
      .filter(([name]) => !KNOWN.has(name))
      .map(([name]) => `${name} is no variable of the site. There are: ${[...KNOWN].join(', ')}.`),
    ...(path !== '' && !PATH.test(path)
      ? [`SITE_REPORT_PATH must be a path of the site itself, such as /api/reports, and is “${path}”.`]
      : []),
    ...(share !== '' && !SHARE.test(share)
      ? [`SITE_REPORT_SHARE must be a number above 0 and up to 1, such as 0.1, and is “${share}”.`]
      : []),
    ...(share !== '' && path === ''
      ? ['SITE_REPORT_SHARE says how much is reported, but SITE_REPORT_PATH does not say where.']
      : []),
  ];
  if (problems.length > 0) throw new Error(`The site cannot be built like this:\n- ${problems.join('\n- ')}`);
  return { reporting: path === '' ? null : { path, share: share === '' ? 1 : Number(share) } };
}
