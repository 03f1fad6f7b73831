/**
 * What goes wrong behind a page's back. Each problem is one line of text, so that a test can announce the ones that it
 * provokes, and a failure reads like a log.
 *
 * | Line | When |
 * |---|---|
 * | `console error: …`, `console warning: …` | the page, or the browser on its behalf, complains |
 * | `page error: …` | an exception or a rejection that nobody handled |
 * | `policy violation style-src-attr inline /login/` | something that the Content-Security-Policy or Trusted Types stopped, and where |
 * | `response 409 POST /api/v2/deposits` | an answer of 400 or above |
 * | `request failed GET /api/v2/deposits: net::ERR_…` | no answer |
 * | `foreign request GET https://…` | anything asked of another host |
 */
import type { BrowserContext } from '@playwright/test';

/** How the site learns that a visitor is nobody yet: it asks who is there (specification §2). No test announces it. */
const VISITOR = 'response 401 GET /api/v2/players/info';

/** The device is told of when the page has nothing to do: perhaps just as a test changes who is here, or what is. */
const IN_BETWEEN = 'response 403 POST /api/v2/fingerprint';

/**
 * Requests whose moment nobody chooses, so that a test may just have cut the network: the browser asks for the icon, fonts
 * have a fallback, what opens on a tap is requested again by the tap, the device's report is sent again, and a read is tried
 * without a line as well (docs/decisions/0032): its page says that it failed.
 */
const WITHOUT_NETWORK =
  /^request failed (GET \/(favicon\.svg|api\/v2\/\S+|assets\/(\S+\.woff2|(ContactMenu|PlayerMenu|NavigationDrawer|ContactSheet|Toasts|UpgradeNotice|overlay|shared|player|fingerprint-sync|device)-\S+\.js))|POST \/api\/v2\/fingerprint): net::ERR_INTERNET_DISCONNECTED$/;

/** The page gave up waiting itself, or moved on. Whoever cancels a request does not have a problem. */
const CANCELLED = 'net::ERR_ABORTED';

export type ExpectedProblem = RegExp | string;

/** How a page tells of a violation: by its console, which all its frames and windows have from the first moment on. */
const VIOLATION_MARK = 'policy violation ';

export class Problems {
  readonly #found: string[] = [];
  readonly #expected: ExpectedProblem[] = [];

  /** Records one. */
  add(line: string): void {
    this.#found.push(line);
  }

  /**
   * Announces problems that the test provokes. Each must occur at least once, and nothing else may: a text is a whole
   * line, a pattern any part of one.
   */
  expect(...problems: readonly ExpectedProblem[]): void {
    this.#expected.push(...problems);
  }

  /** What speaks against the test: problems that nobody announced, and announced ones that never came. */
  verdict(): readonly string[] {
    const surprises = this.#found.filter(
      (line) => !isHarmless(line) && !this.#expected.some((problem) => matches(problem, line)),
    );
    const absent = this.#expected.filter((problem) => !this.#found.some((line) => matches(problem, line)));
    return [...surprises, ...absent.map((problem) => `expected, but did not happen: ${problem}`)];
  }

  /** Lets what is on its way arrive: a rejection is told of only after the task in which nobody handled it. */
  async settle(context: BrowserContext): Promise<void> {
    await Promise.all(
      context.pages().map((page) =>
        // By a channel and not by a timer, which a test may have stopped. A page that is closing has no more to tell.
        page.evaluate(passingOneTask).catch(() => undefined),
      ),
    );
  }

  /** Watches all pages of a context, those that it opens later too. */
  watch(context: BrowserContext, origin: string): void {
    // Before anything of a page runs. Whatever context a test makes is watched before its first page.
    void context.addInitScript(reportOfViolations, VIOLATION_MARK);
    context.on('console', (message) => {
      if (message.text().startsWith(VIOLATION_MARK)) this.add(message.text());
      const type = message.type();
      if (type !== 'error' && type !== 'warning') return;
      // The browser's own echo of a failed answer, which is written down as such below.
      if (message.text().startsWith('Failed to load resource:')) return;
      this.add(`console ${type}: ${message.text()}`);
    });
    context.on('weberror', (webError) => {
      const error: unknown = webError.error();
      this.add(`page error: ${error instanceof Error ? error.message : String(error)}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$|^wss?:$/.test(url.protocol) && url.origin !== origin) {
        this.add(`foreign request ${request.method()} ${request.url()}`);
      }
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      if (reason === CANCELLED) return;
      this.add(`request failed ${request.method()} ${pathOf(request.url())}: ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() < 400) return;
      this.add(`response ${response.status()} ${response.request().method()} ${pathOf(response.url())}`);
    });
  }
}

/** Runs in the page. The browser says it in its own words as well, as an error in the console. */
function reportOfViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sample } = violation;
    const what = [effectiveDirective, blockedURI, sample].filter((part) => part !== '').join(' ');
    console.debug(`${mark}${what} ${window.location.pathname}`);
  });
}

/** Runs in the page. */
function passingOneTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  });
}

/** A problem that no test has to announce. One that is announced all the same counts as having come. */
function isHarmless(line: string): boolean {
  return line === VISITOR || line === IN_BETWEEN || WITHOUT_NETWORK.test(line);
}

function matches(problem: ExpectedProblem, line: string): boolean {
  return typeof problem === 'string' ? problem === line : problem.test(line);
}

/** Without the query: a test that announces a call need not know its page number. */
function pathOf(url: string): string {
  return new URL(url).pathname;
}
