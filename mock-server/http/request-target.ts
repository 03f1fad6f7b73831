/** The target of a request line: which requests belong to the mock, the same in every host. */
import { LAB_PATH, PROVIDER_PATH } from '../paths.ts';

const OURS = new RegExp(`^(/api|${LAB_PATH}|${PROVIDER_PATH})(?=[/?#]|$)`, 'i');

/** `.` and `..` segments, plain or escaped. Browsers resolve them before the request. */
const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(\/|$)/i;

/** Whether the mock responds to a target, as it is written or as a URL would resolve it. */
export function isOurs(target: string): boolean {
  const path = originForm(target);
  return OURS.test(path) || OURS.test(resolved(path));
}

/**
 * The target in origin form. Null if a URL would change its path, or if it has a fragment: the path guards in front of the mock
 * and in it check the raw path, so that it must not turn into a different one after them.
 */
export function readTarget(target: string): string | null {
  const path = originForm(target);
  const [pathname = ''] = path.split('?');
  const isKept = path.startsWith('/') && !path.includes('#') && !pathname.includes('\\');
  return isKept && !DOT_SEGMENT.test(pathname) ? path : null;
}

/** Servers must accept the absolute form, `GET http://host/path`, which clients send to proxies (RFC 9112 §3.2.2). */
function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

function resolved(path: string): string {
  return URL.canParse(`http://localhost${path}`) ? new URL(`http://localhost${path}`).pathname : path;
}
