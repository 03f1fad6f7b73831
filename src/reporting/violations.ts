import { attempt } from '../platform/attempt.ts';
import type { Violation } from './reporting.ts';

/** The body of a report of type `csp-violation`, of which TypeScript has no type. */
type Body = Omit<Violation, 'blockedURI'> & { readonly blockedURL: string };

/**
 * Calls the listener for what the content security policy or Trusted Types blocks from now on, and for what was blocked before:
 * a script that a proxy adds to the page runs into the policy before any code of the site is there. Browsers without
 * `ReportingObserver` do not tell that.
 */
export function onViolation(listener: (violation: Violation) => void): void {
  for (const violation of attempt(earlierViolations, [])) listener(violation);
  document.addEventListener('securitypolicyviolation', listener);
}

function earlierViolations(): readonly Violation[] {
  const observer = new ReportingObserver(() => undefined, { types: ['csp-violation'], buffered: true });
  observer.observe();
  const records = observer.takeRecords();
  observer.disconnect();
  return records.map(({ body }) => {
    // Attributes of the body's prototype, which a spread would leave out.
    const { effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber } = body as unknown as Body;
    return { effectiveDirective, blockedURI: blockedURL, sourceFile, lineNumber, columnNumber };
  });
}
