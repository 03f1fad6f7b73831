/** Sends the requests of the client. */
import { LAB_PATH, WORLD_HEADER } from '../../paths.ts';

/** Timeout: a lab that does not respond is treated as missing. */
const PATIENCE_MS = 60_000;

/** A rejected verb, or a lab that cannot be reached. */
export class LabError extends Error {
  override readonly name = 'LabError';
  /** The status of the response; null if there was none. */
  readonly status: number | null;
  /** Such as `VALIDATION_FAILED`, `NOT_FOUND`, `NOT_ALLOWED`, `WORLD_NOT_FOUND`, `FOREIGN`; `UNREACHABLE` without a response. */
  readonly code: string;
  /** The invalid fields by dotted name, each with a code such as `FORMAT` or `UNKNOWN`. */
  readonly fields: Readonly<Record<string, string>>;

  constructor({ status, code, message, fields = {} }: Rejection, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  /** The first invalid field; null if none is. */
  get field(): string | null {
    return Object.keys(this.fields)[0] ?? null;
  }
}

export interface Rejection {
  readonly status: number | null;
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export interface LabCall {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Relative to /__lab, such as `bank/pay`. */
  readonly verb: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

export class Connection {
  readonly origin: string;
  /** Of a world: absent for the verbs about worlds. */
  readonly world: string | undefined;
  readonly #token: string | undefined;

  constructor(origin: string, token: string | undefined, world?: string) {
    this.origin = origin;
    this.world = world;
    this.#token = token;
  }

  to(world: string): Connection {
    return new Connection(this.origin, this.#token, world);
  }

  /** What every request to the world needs, the product's own calls included. */
  get headers(): Readonly<Record<string, string>> {
    return {
      ...(this.world === undefined ? {} : { [WORLD_HEADER]: this.world }),
      ...(this.#token === undefined ? {} : { Authorization: `Bearer ${this.#token}` }),
    };
  }

  /** A link for a browser: admits it if the lab needs a token, moves it to the world, and leads to `to`. */
  linkTo(to: string): string {
    const path = `${LAB_PATH}/worlds/${this.world ?? 'default'}/enter?to=${encodeURIComponent(to)}`;
    if (this.#token === undefined) return this.origin + path;
    const query = `token=${encodeURIComponent(this.#token)}&to=${encodeURIComponent(path)}`;
    return `${this.origin}${LAB_PATH}/enter?${query}`;
  }

  /** Returns the body of the response. Throws a LabError. */
  async ask<Answer>(call: LabCall): Promise<Answer> {
    return (await this.answerTo<Answer>(call)).body;
  }

  /** Also returns the response, for its headers. Throws a LabError. */
  async answerTo<Answer>(call: LabCall): Promise<{ readonly body: Answer; readonly response: Response }> {
    const response = await this.send(call, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return { body: (await response.json()) as Answer, response };
  }

  /** Sends the request, and returns the response of a success. Throws a LabError. */
  async send({ method, verb, query = {}, body }: LabCall, options: RequestInit = {}): Promise<Response> {
    const url = new URL(`${LAB_PATH}/${verb}`, this.origin);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { ...this.headers, ...options.headers, 'Content-Type': 'application/json' };
    const sent = { method: method ?? (body === undefined ? 'GET' : 'POST'), ...content, ...options, headers };
    const response = await fetch(url, sent).catch((thrown: unknown) => {
      const message = `the lab at ${this.origin} does not respond: is the server running?`;
      throw new LabError({ status: null, code: 'UNREACHABLE', message }, thrown);
    });
    if (response.ok) return response;
    throw new LabError(rejectionIn(response.status, url, await response.text()));
  }
}

function rejectionIn(status: number, { pathname }: URL, text: string): Rejection {
  try {
    const { code, message, fields } = JSON.parse(text) as Partial<Rejection>;
    if (code !== undefined) return { status, code, message: message ?? code, ...(fields && { fields }) };
  } catch {
    // Another server, whose response is not JSON.
  }
  return { status, code: 'UNREACHABLE', message: `${pathname} has no lab: it responded with ${status}` };
}
