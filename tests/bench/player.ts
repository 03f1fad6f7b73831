/** An HTTP client that checks only that a response is successful, so that mostly the server is measured. */
export class Player {
  readonly #cookies = new Map<string, string>();

  /** `headers` are sent with each request. */
  constructor(
    readonly origin: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  get(path: string): Promise<unknown> {
    return this.#send(path, {});
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return this.#send(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        'X-XSRF-TOKEN': this.#cookies.get('XSRF-TOKEN') ?? '',
      },
      body: JSON.stringify(body),
    });
  }

  lab(verb: string, body: object): Promise<unknown> {
    return this.post(`/__lab/${verb}`, body);
  }

  async #send(path: string, init: RequestInit): Promise<unknown> {
    const headers = new Headers({ ...this.headers, ...(init.headers as Record<string, string>) });
    headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(this.origin + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split('; ');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
