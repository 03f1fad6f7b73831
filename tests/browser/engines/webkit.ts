/** WebKit, the engine of every browser on an iPhone: WebKitGTK's MiniBrowser, by its own WebDriver, on a display of its own. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { By, Capabilities, WebDriver, WebElement } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
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

declare module 'selenium-webdriver/lib/webdriver' {
  /** Its published types lack these. */
  interface WebElement {
    getAriaRole(): Promise<string>;
    getAccessibleName(): Promise<string>;
  }
}

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
    private readonly driver: WebDriver,
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
    const capabilities = new Capabilities({
      pageLoadStrategy: pageLoad,
      proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['127.0.0.1'] },
      // A window that is not full-screen has toolbars, which are wider than a phone.
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen', ...PRIVACY[privacy]] },
    });
    const driver = WebDriver.createSession(new Executor(new HttpClient(address)), capabilities);
    const hasStarted = await Promise.race([
      driver.getSession().then(() => true),
      once(AbortSignal.timeout(SESSION_LIMIT_MS), 'abort').then(() => false),
    ]);
    if (!hasStarted) throw new Error(`MiniBrowser has not started within ${SESSION_LIMIT_MS / 1_000} s`);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...PHONE });
    return new WebKit(driver, programs, home);
  }

  async open(url: string): Promise<void> {
    await this.#keepComplaints();
    await this.driver.get(url);
  }

  async reload(): Promise<void> {
    await this.#keepComplaints();
    await this.driver.navigate().refresh();
  }

  address(): Promise<string> {
    return this.driver.getCurrentUrl();
  }

  async find({ role, name }: Accessible, within?: Handle): Promise<readonly Handle[]> {
    const found: Handle[] = [];
    for (const element of await this.#elements(CANDIDATES[role], within)) {
      const computed = await visible(element.getAriaRole());
      const hasRole = role === FIELD || computed === role || (role === 'image' && computed === 'img');
      const isNamed = name === undefined || (await visible(element.getAccessibleName())) === name;
      if (hasRole && isNamed) found.push(await element.getId());
    }
    return found;
  }

  async select(css: string): Promise<readonly Handle[]> {
    return Promise.all((await this.#elements(css)).map((element) => element.getId()));
  }

  async click(element: Handle): Promise<void> {
    await this.#element(element).click();
  }

  async type(element: Handle, keys: string): Promise<void> {
    await this.#element(element).sendKeys(keys);
  }

  async call<Result extends Value>(element: Handle, run: (element: HTMLElement) => Result): Promise<Result> {
    return this.driver.executeScript<Result>(run, this.#element(element));
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
  }

  async complaints(): Promise<readonly string[]> {
    await this.#keepComplaints();
    return this.#complaints;
  }

  async close(): Promise<void> {
    await stop(this.programs, this.home);
  }

  #element(handle: Handle): WebElement {
    return new WebElement(this.driver, handle);
  }

  #elements(css: string, within?: Handle): Promise<WebElement[]> {
    const root = within === undefined ? this.driver : this.#element(within);
    return root.findElements(By.css(css));
  }

  /** Collects the complaints of the page, which are lost when it is left. */
  async #keepComplaints(): Promise<void> {
    this.#complaints.push(...(await this.driver.executeScript<readonly string[]>(complaintsOfPage)));
  }
}

/** Resolves with null for an element that is hidden from screen readers, for which the driver's call fails. */
function visible(computed: Promise<string>): Promise<string | null> {
  return computed.catch(() => null);
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
