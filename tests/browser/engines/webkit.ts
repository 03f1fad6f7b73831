/** WebKit, the engine of every browser on an iPhone: WebKitGTK's MiniBrowser, by its own WebDriver, on a display of its own. */
import { existsSync } from 'node:fs';
import { vi } from 'vitest';
import { freePort } from '../../suites/free-port.ts';
import {
  type Accessible,
  CANDIDATES,
  type Engine,
  type EngineKind,
  FIELD,
  type Handle,
  type LaunchOptions,
  NO_PROXY_THERE,
  PHONE,
  START_LIMIT,
  type Value,
} from './engine.ts';
import { Home, Program } from './program.ts';
import { ELEMENT, type ElementReference, WebDriverSession } from './web-driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/**
 * MiniBrowser crashes in about one of a hundred starts, before it opens a page: the kernel's log has a segmentation fault in libc for
 * each. The driver does not report the crash and never answers. A start takes 2 s on a loaded machine (docs/decisions/0037).
 */
const SESSION_LIMIT_MS = 20_000;
const STARTS = 3;

/** Arguments of MiniBrowser. */
const PRIVACY = { usual: [], private: ['--private'], 'no cookies': ['--cookies-policy=never'] } as const;

const PACKAGES: Readonly<Record<string, string>> = {
  [DRIVER]: 'webkit2gtk-driver',
  [DISPLAY_SERVER]: 'xvfb',
};

export const webkit: EngineKind = {
  name: 'WebKit',
  pageScript: `(${listenForComplaints.toString()})();`,
  missingPackages: () =>
    Object.keys(PACKAGES).flatMap((path) => (existsSync(path) ? [] : [PACKAGES[path] ?? ''])),
  launch: async (options = {}) => {
    for (let start = 1; ; start += 1) {
      try {
        return await launch(options);
      } catch (error) {
        if (start === STARTS) throw error;
      }
    }
  },
};

async function launch(options: LaunchOptions): Promise<Engine> {
  const home = new Home();
  const programs: Program[] = [];
  try {
    const display = new Program(
      DISPLAY_SERVER,
      ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
      home.environment(),
    );
    programs.push(display);
    const number = await display.said(/^(\d+)\n/m);
    const port = await freePort();
    const driver = new Program(
      DRIVER,
      [`--port=${port}`],
      home.environment({
        DISPLAY: `:${number}`,
        // There is no desktop with settings or a screen reader to connect to.
        DBUS_SESSION_BUS_ADDRESS: 'disabled:',
        GSETTINGS_BACKEND: 'memory',
        NO_AT_BRIDGE: '1',
      }),
    );
    programs.push(driver);
    return await WebKit.start(`http://127.0.0.1:${port}`, programs, home, options);
  } catch (error) {
    await stop(programs, home);
    throw error;
  }
}

/** Stops the programs in reverse order, so that the browser ends before its display. */
async function stop(programs: readonly Program[], home: Home): Promise<void> {
  for (const program of programs.toReversed()) await program.stop();
  home.remove();
}

class WebKit implements Engine {
  readonly #complaints: string[] = [];

  private constructor(
    private readonly session: WebDriverSession,
    private readonly programs: readonly Program[],
    private readonly home: Home,
  ) {}

  static async start(
    address: string,
    programs: readonly Program[],
    home: Home,
    { pageLoad = 'normal', privacy = 'usual' }: LaunchOptions,
  ): Promise<Engine> {
    await vi.waitFor(() => fetch(`${address}/status`), START_LIMIT);
    const proxy = `${NO_PROXY_THERE.host}:${NO_PROXY_THERE.port}`;
    const capabilities = {
      pageLoadStrategy: pageLoad,
      proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['127.0.0.1'] },
      // A window that is not full-screen has toolbars, which are wider than a phone.
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen', ...PRIVACY[privacy]] },
    };
    const session = await WebDriverSession.start(address, capabilities, SESSION_LIMIT_MS);
    await session.post('window/rect', PHONE);
    return new WebKit(session, programs, home);
  }

  async open(url: string): Promise<void> {
    await this.#keepComplaints();
    await this.session.post('url', { url });
  }

  async reload(): Promise<void> {
    await this.#keepComplaints();
    await this.session.post('refresh');
  }

  address(): Promise<string> {
    return this.session.get<string>('url');
  }

  async find({ role, name }: Accessible, within?: Handle): Promise<readonly Handle[]> {
    const found: Handle[] = [];
    for (const element of await this.select(CANDIDATES[role], within)) {
      const computed = await this.#computed(element, 'computedrole');
      const hasRole = role === FIELD || computed === role || (role === 'image' && computed === 'img');
      const isNamed = name === undefined || (await this.#computed(element, 'computedlabel')) === name;
      if (hasRole && isNamed) found.push(element);
    }
    return found;
  }

  async select(value: string, within?: Handle): Promise<readonly Handle[]> {
    const path = within === undefined ? 'elements' : `element/${within}/elements`;
    const using = 'css selector';
    const found = await this.session.post<readonly ElementReference[]>(path, { using, value });
    return found.map(({ [ELEMENT]: element }) => element);
  }

  async click(element: Handle): Promise<void> {
    await this.session.post(`element/${element}/click`);
  }

  async type(element: Handle, keys: string): Promise<void> {
    await this.session.post(`element/${element}/value`, { text: keys });
  }

  async call<Result extends Value>(element: Handle, run: (element: HTMLElement) => Result): Promise<Result> {
    return this.#run(run, { [ELEMENT]: element });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.session.get<string>('screenshot'), 'base64');
  }

  async complaints(): Promise<readonly string[]> {
    await this.#keepComplaints();
    return this.#complaints;
  }

  async close(): Promise<void> {
    await stop(this.programs, this.home);
  }

  #run<Result>(run: (...values: never[]) => Result, ...values: readonly unknown[]): Promise<Result> {
    return this.session.post<Result>('execute/sync', {
      script: `return (${run.toString()})(...arguments);`,
      args: values,
    });
  }

  /** Collects the complaints of the page, which are lost when it is left. */
  async #keepComplaints(): Promise<void> {
    this.#complaints.push(...(await this.#run(complaintsOfPage)));
  }

  /** Returns null for an element that is hidden from screen readers, for which the driver's call fails. */
  #computed(element: Handle, what: 'computedrole' | 'computedlabel'): Promise<string | null> {
    return this.session.get<string>(`element/${element}/${what}`).catch(() => null);
  }
}

/** The page's list of complaints, which `listenForComplaints` creates: the classic protocol has no events. */
interface Complaining {
  complaints?: string[];
}

/** Runs in the page, before its scripts. */
function listenForComplaints(): void {
  const found: string[] = [];
  (window as Complaining).complaints = found;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values: readonly unknown[]) => {
      found.push(`${level}: ${values.join(' ')}`);
      write(...values);
    };
  }
  addEventListener('error', ({ message }) => found.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => found.push(`error: ${reason}`));
  addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber }) =>
      found.push(
        `policy violation: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}:${columnNumber}`,
      ),
  );
}

/** Runs in the page. */
function complaintsOfPage(): readonly string[] {
  return (window as Complaining).complaints?.splice(0) ?? [];
}
