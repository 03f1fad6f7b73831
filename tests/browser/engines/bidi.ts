/** W3C WebDriver BiDi: commands and events as JSON over one WebSocket (https://www.w3.org/TR/webdriver-bidi/). */
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A message from the browser: the response to a command, by its id, or an event. */
interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number | null;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface Pending {
  readonly command: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
}

export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as Message;
      if (message.type === 'event') onEvent(message.method ?? '', message.params);
      else this.#answer(message);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const { command, reject } of this.#pending.values()) {
        reject(new Error(`${command}: the browser has closed the connection`));
      }
      this.#pending.clear();
    });
  }

  static async open(
    url: string,
    onEvent: (method: string, params: unknown) => void,
  ): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BidiConnection(socket, onEvent);
  }

  /** @throws the error in the browser's response. */
  send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    const command = `${method} ${JSON.stringify(params)}`;
    return new Promise<Result>((resolve, reject) => {
      this.#pending.set(id, { command, resolve: (result) => resolve(result as Result), reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #answer({ id, type, result, error, message }: Message): void {
    const pending = typeof id === 'number' ? this.#pending.get(id) : undefined;
    if (typeof id !== 'number' || !pending) return;
    this.#pending.delete(id);
    if (type === 'success') pending.resolve(result);
    else pending.reject(new Error(`${pending.command}: ${error}: ${message}`));
  }
}
