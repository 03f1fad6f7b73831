/** Build-time configuration by environment variables: `docs/operations.md`. */

export interface ReportingConfiguration {
  /** The path that reports are sent to, on the site's own origin. */
  readonly path: string;
  /** The fraction of visits that send reports: above 0, up to 1. */
  readonly share: number;
}

/** How to report a vulnerability: `security-text.ts`. */
export interface SecurityConfiguration {
  /** A `mailto:` or `https:` URI. */
  readonly contact: string;
  /** BCP 47 tags of the languages in which reports are read, separated by commas. */
  readonly languages: string;
}

export interface SiteConfiguration {
  /** Null if reporting is off, which is the default. */
  readonly reporting: ReportingConfiguration | null;
  /** Whether browsers keep a copy of the site, which is the default. */
  readonly hasWorker: boolean;
  /** Null by default: the build then has no `security.txt`. */
  readonly security: SecurityConfiguration | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A path on the site's own origin: the CSP blocks requests to other hosts. */
const PATH = /^\/(?!\/)[\w.~/-]*$/;
const CONTACT = /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/;
const LANGUAGES = /^[a-z]{2,3}(-[a-z0-9]{2,8})*(, ?[a-z]{2,3}(-[a-z0-9]{2,8})*)*$/i;
/** Those of the market, and the one that RFC 9116 assumes. */
const USUAL_LANGUAGES = 'lo, en';
const SHARE = /^(0?\.(?=\d*[1-9])\d{1,6}|1(\.0+)?)$/;

/** The variables that the build reads. */
const KNOWN: ReadonlySet<string> = new Set([
  'SITE_REPORT_PATH',
  'SITE_REPORT_SHARE',
  'SITE_SECURITY_CONTACT',
  'SITE_SECURITY_LANGUAGES',
  'SITE_WORKER',
]);
/** Variables of the deployment, which the build ignores (`docs/deploy.md`). */
const OF_THE_DEPLOYMENT: ReadonlySet<string> = new Set(['SITE_FOLDER', 'SITE_PORT', 'SITE_VERSION']);

/**
 * Reads the variables that begin with `SITE_`.
 *
 * @throws an error that lists all problems, so that the build stops and says how to correct them.
 */
export function siteConfigurationOf(environment: Environment): SiteConfiguration {
  const said = Object.entries(environment).filter(
    ([name, value]) => name.startsWith('SITE_') && !OF_THE_DEPLOYMENT.has(name) && value !== undefined,
  );
  const path = environment['SITE_REPORT_PATH'] ?? '';
  const share = environment['SITE_REPORT_SHARE'] ?? '';
  const worker = environment['SITE_WORKER'] ?? '';
  const contact = environment['SITE_SECURITY_CONTACT'] ?? '';
  const languages = environment['SITE_SECURITY_LANGUAGES'] ?? '';
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
    ...(['', 'on', 'off'].includes(worker) ? [] : [`SITE_WORKER must be on or off, and is “${worker}”.`]),
    ...(contact !== '' && !CONTACT.test(contact)
      ? [
          `SITE_SECURITY_CONTACT must begin with mailto: or https://, such as mailto:security@play.example, and is “${contact}”.`,
        ]
      : []),
    ...(languages !== '' && !LANGUAGES.test(languages)
      ? [`SITE_SECURITY_LANGUAGES must be language tags, such as lo, en, and is “${languages}”.`]
      : []),
    ...(languages !== '' && contact === ''
      ? ['SITE_SECURITY_LANGUAGES says what is read, but SITE_SECURITY_CONTACT does not say by whom.']
      : []),
  ];
  if (problems.length > 0) throw new Error(`The site cannot be built like this:\n- ${problems.join('\n- ')}`);
  return {
    reporting: path === '' ? null : { path, share: share === '' ? 1 : Number(share) },
    hasWorker: worker !== 'off',
    security: contact === '' ? null : { contact, languages: languages === '' ? USUAL_LANGUAGES : languages },
  };
}
