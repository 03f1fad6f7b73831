/**
 * Firefox, through its built-in WebDriver BiDi. It runs headless. Debian has no geckodriver, so there is no classic session: Selenium's
 * driver is given the address of the browser's own WebSocket.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Capabilities, Session, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { vi } from 'vitest';
import {
  type Accessible,
  CANDIDATES,
  type Engine,
  type EngineKind,
  FIELD,
  type Handle,
  NO_PROXY_THERE,
  PHONE,
  START_LIMIT,
  type Value,
} from './engine.ts';
import { Home, Program } from './program.ts';

const PROGRAM = '/usr/bin/firefox-esr';

/**
 * Firefox itself sets the preferences for automated tests. These add a proxy without a server, so that no other host is reached.
 */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': NO_PROXY_THERE.host,
  'network.proxy.http_port': NO_PROXY_THERE.port,
  'network.proxy.ssl': NO_PROXY_THERE.host,
  'network.proxy.ssl_port': NO_PROXY_THERE.port,
  'intl.accept_languages': 'lo-LA, lo',
} as const;

/** The preferences behind the settings of the browser: https://searchfox.org/mozilla-esr140/source/modules/libpref/init/all.js */
const PRIVACY = {
  usual: {},
  private: { 'browser.privatebrowsing.autostart': true },
  'no cookies': { 'network.cookie.cookieBehavior': 2 },
} as const;

export const firefox: EngineKind = {
  name: 'Firefox',
  pageScript: '',
  missingPackages: () => (existsSync(PROGRAM) ? [] : ['firefox-esr']),
  launch: async ({ pageLoad = 'normal', privacy = 'usual' } = {}) => {
    const home = new Home();
    const preferences = Object.entries({ ...PREFERENCES, ...PRIVACY[privacy] }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(home.folder, 'user.js'), preferences.join('\n'));
    const program = new Program(
      PROGRAM,
      ['--headless', '--no-remote', '--profile', home.folder, '--remote-debugging-port', '0'],
      home.environment({ MOZ_CRASHREPORTER_DISABLE: '1' }),
    );
    try {
      const address = await program.said(/WebDriver BiDi listening on (ws:\S+)/);
      return await Firefox.connect(address, program, home, pageLoad === 'none' ? 'none' : 'complete');
    } catch (error) {
      await program.stop();
      home.remove();
      throw error;
    }
  },
};

interface RemoteNode {
  readonly sharedId: Handle;
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
}

/** A message from the browser: the response to a command, or an event. */
interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: unknown;
}

type Connection = Awaited<ReturnType<WebDriver['getBidi']>>;

/** @throws the error in the browser's response. */
async function send<Result = unknown>(
  connection: Connection,
  method: string,
  params: object = {},
): Promise<Result> {
  const { type, result, error, message } = (await connection.send({ method, params })) as Message;
  if (type === 'error') throw new Error(`${method} ${JSON.stringify(params)}: ${error}: ${message}`);
  return result as Result;
}

/** Connects to the browser, which has no classic session: no command is sent by HTTP. */
async function connect(address: string): Promise<Connection> {
  const session = new Session('none', new Capabilities({ webSocketUrl: `${address}/session` }));
  const noServer = new Executor(new HttpClient('http://127.0.0.1'));
  const connection = await new WebDriver(session, noServer).getBidi();
  await send(connection, 'session.new', { capabilities: {} });
  return connection;
}

interface Evaluation {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: Value };
  readonly exceptionDetails?: { readonly text: string };
}

class Firefox implements Engine {
  readonly #complaints: string[];

  private constructor(
    private readonly connection: Connection,
    private readonly context: string,
    private readonly program: Program,
    private readonly home: Home,
    private readonly wait: 'none' | 'complete',
    complaints: string[],
  ) {
    this.#complaints = complaints;
  }

  static async connect(
    address: string,
    program: Program,
    home: Home,
    wait: 'none' | 'complete',
  ): Promise<Engine> {
    const complaints: string[] = [];
    const connection = await connect(address);
    connection.socket.addEventListener('message', ({ data }) => {
      const { type, params } = JSON.parse(String(data)) as Message;
      if (type !== 'event') return;
      const { level, text } = params as LogEntry;
      if (level === 'error' || level === 'warn') complaints.push(`${level}: ${text}`);
    });
    await connection.subscribe('log.entryAdded');
    const { contexts } = await send<{ contexts: readonly { context: string }[] }>(
      connection,
      'browsingContext.getTree',
      { maxDepth: 0 },
    );
    const context = contexts[0]?.context ?? '';
    // The initial page of a new window may still be loading, which would abort another navigation.
    await vi.waitFor(
      () => send(connection, 'browsingContext.navigate', { context, url: 'about:blank', wait: 'complete' }),
      START_LIMIT,
    );
    await send(connection, 'browsingContext.setViewport', { context, viewport: PHONE });
    return new Firefox(connection, context, program, home, wait, complaints);
  }

  async open(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url, wait: this.wait });
  }

  async reload(): Promise<void> {
    await this.#send('browsingContext.reload', { wait: this.wait });
  }

  async address(): Promise<string> {
    const { contexts } = await send<{ contexts: readonly { url: string }[] }>(
      this.connection,
      'browsingContext.getTree',
      { root: this.context, maxDepth: 0 },
    );
    return contexts[0]?.url ?? '';
  }

  async find({ role, name }: Accessible, within?: Handle): Promise<readonly Handle[]> {
    const root = within === undefined ? undefined : [within];
    const candidates = await this.#locate({ type: 'css', value: CANDIDATES[role] }, root);
    // A page has one `main` and one `banner`. A search by role from such an element would walk through all elements in it.
    if (candidates.length === 0 || role === 'main' || role === 'banner') return candidates;
    const value = { ...(role !== FIELD && { role }), ...(name !== undefined && { name }) };
    const found = await this.#locate({ type: 'accessibility', value }, candidates);
    return candidates.filter((candidate) => found.includes(candidate));
  }

  select(value: string): Promise<readonly Handle[]> {
    return this.#locate({ type: 'css', value });
  }

  async click(element: Handle): Promise<void> {
    const origin = { type: 'element', element: { sharedId: element } };
    await this.#perform({
      type: 'pointer',
      id: 'pointer',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async type(element: Handle, keys: string): Promise<void> {
    await this.call(element, (target) => {
      target.focus();
      return target.ownerDocument.activeElement === target;
    });
    await this.#perform({
      type: 'key',
      id: 'keyboard',
      actions: [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  }

  async call<Result extends Value>(element: Handle, run: (element: HTMLElement) => Result): Promise<Result> {
    const { type, result, exceptionDetails } = await send<Evaluation>(
      this.connection,
      'script.callFunction',
      {
        functionDeclaration: run.toString(),
        target: { context: this.context },
        arguments: [{ sharedId: element }],
        awaitPromise: false,
      },
    );
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result?.value as Result;
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#send<{ readonly data: string }>('browsingContext.captureScreenshot', {});
    return Buffer.from(data, 'base64');
  }

  async complaints(): Promise<readonly string[]> {
    return this.#complaints;
  }

  async close(): Promise<void> {
    await this.program.stop();
    this.home.remove();
  }

  async #locate(locator: object, within?: readonly Handle[]): Promise<readonly Handle[]> {
    const { nodes } = await this.#send<{ nodes: readonly RemoteNode[] }>('browsingContext.locateNodes', {
      locator,
      ...(within && { startNodes: within.map((sharedId) => ({ sharedId })) }),
    });
    return nodes.map(({ sharedId }) => sharedId);
  }

  async #perform(source: object): Promise<void> {
    await this.#send('input.performActions', { actions: [source] });
  }

  #send<Result = unknown>(method: string, params: object): Promise<Result> {
    return send<Result>(this.connection, method, { context: this.context, ...params });
  }
}
