/** Classic W3C WebDriver: one HTTP call a command (https://www.w3.org/TR/webdriver2/). */

/** The JSON property that holds the id of an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface ElementReference {
  readonly [ELEMENT]: string;
}

/** A command that takes longer counts as hung; the error of the test then names it. */
const ANSWER_LIMIT_MS = 60_000;

/** A session of a driver, in which it controls one browser. */
export class WebDriverSession {
  private constructor(private readonly address: string) {}

  /** @throws when the driver cannot start the browser, or does not within the limit in milliseconds. */
  static async start(
    driver: string,
    capabilities: object,
    limit = ANSWER_LIMIT_MS,
  ): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await command<{ readonly sessionId: string }>(
      'POST',
      `${driver}/session`,
      body,
      limit,
    );
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  get<Result>(path: string): Promise<Result> {
    return command<Result>('GET', `${this.address}/${path}`);
  }

  post<Result>(path: string, body: object = {}): Promise<Result> {
    return command<Result>('POST', `${this.address}/${path}`, body);
  }
}

/** @throws the error in the driver's response, or that there was no response. */
async function command<Result>(
  method: string,
  address: string,
  body?: object,
  limit = ANSWER_LIMIT_MS,
): Promise<Result> {
  const name = `${method} ${new URL(address).pathname}`;
  const signal = AbortSignal.timeout(limit);
  const init = { method, signal, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(address, init).catch((cause: unknown) => {
    throw new Error(`${name}: no answer within ${limit / 1_000} s`, { cause });
  });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value as Result;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${name}: ${error}: ${message}`);
}
