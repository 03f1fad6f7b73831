/** Answers with a recording, offline. */
import type { RecordedExchange, Recording } from './recording.ts';
import type { Upstream, UpstreamFailure, UpstreamRequest, UpstreamResponse } from './upstream.ts';

/**
 * Follows the recording from write to write: a read gets what the backend answered between the same two writes, in order, so that a
 * player who reads more or less often than the recorded one still sees the effect of each write.
 */
export class ReplayUpstream implements Upstream {
  readonly isReplay = true;
  readonly startedAt: number;
  readonly #recording: Recording;
  readonly #places: ReadonlyMap<RecordedExchange, number>;
  /** After the last write that was replayed. */
  #place = 0;
  /** The last replayed read of each target. */
  readonly #read = new Map<string, RecordedExchange>();
  /** The recorded idempotency keys, and those of this play. */
  readonly #keys = new Map<string, string>();

  constructor(
    readonly target: string,
    recording: Recording,
  ) {
    this.#recording = recording;
    this.startedAt = recording.startedAt;
    this.#places = new Map(recording.exchanges.map((exchange, place) => [exchange, place]));
  }

  urlOf(target: string): URL {
    return new URL(target, 'http://recording.invalid');
  }

  send(request: UpstreamRequest): Promise<UpstreamResponse | UpstreamFailure> {
    const own = this.#exchangesOf(request);
    const found = request.method === 'GET' ? this.#readOf(request, own) : this.#writeOf(request, own);
    return Promise.resolve(found ? this.#outcome(found) : NOT_RECORDED);
  }

  /** Of its own world, or of the first recorded one; of its player. */
  #exchangesOf({ world, player }: UpstreamRequest): readonly RecordedExchange[] {
    const { exchanges } = this.#recording;
    const recorded = exchanges.some((exchange) => exchange.world === world) ? world : exchanges[0]?.world;
    return exchanges.filter((exchange) => exchange.world === recorded && exchange.player === player);
  }

  #writeOf(request: UpstreamRequest, own: readonly RecordedExchange[]): RecordedExchange | undefined {
    const same = own.filter(({ method, target }) => method === request.method && target === request.target);
    const body = JSON.stringify(request.maskedBody);
    const exact = same.filter((exchange) => JSON.stringify(exchange.body) === body);
    const next = [...exact, ...same].find((exchange) => this.#placeOf(exchange) >= this.#place);
    const found = next ?? exact.at(-1) ?? same.at(-1);
    if (next) this.#place = this.#placeOf(next) + 1;
    const key = request.headers['idempotency-key'];
    if (found?.idempotencyKey && key) this.#keys.set(found.idempotencyKey, key);
    return found;
  }

  #readOf(request: UpstreamRequest, own: readonly RecordedExchange[]): RecordedExchange | undefined {
    const pathOf = (target: string) => target.split('?', 1)[0];
    const reads = own.filter(({ method }) => method === 'GET');
    const exact = reads.filter(({ target }) => target === request.target);
    const same =
      exact.length > 0 ? exact : reads.filter(({ target }) => pathOf(target) === pathOf(request.target));
    const { exchanges } = this.#recording;
    const nextWrite = exchanges.findIndex(({ method }, place) => place >= this.#place && method !== 'GET');
    const end = nextWrite < 0 ? exchanges.length : nextWrite;
    const now = same.filter(
      (exchange) => this.#placeOf(exchange) >= this.#place && this.#placeOf(exchange) < end,
    );
    const last = this.#read.get(request.target);
    const found =
      now[last ? now.indexOf(last) + 1 : 0] ??
      now.at(-1) ??
      // Older than the last write, it would take that back.
      same.find((exchange) => this.#placeOf(exchange) >= this.#place) ??
      same.findLast((exchange) => this.#placeOf(exchange) < this.#place) ??
      same[0];
    if (found) this.#read.set(request.target, found);
    return found;
  }

  #placeOf(exchange: RecordedExchange): number {
    return this.#places.get(exchange) ?? -1;
  }

  #outcome({ response, failure }: RecordedExchange): UpstreamResponse | UpstreamFailure {
    if (!response) return failure ? { kind: 'failure', ...failure } : NOT_RECORDED;
    const written = 'json' in response ? JSON.stringify(response.json) : (response.text ?? '');
    const text = [...this.#keys].reduce((body, [recorded, key]) => body.replaceAll(recorded, key), written);
    return { kind: 'response', status: response.status, headers: new Headers(response.headers), text };
  }
}

const NOT_RECORDED: UpstreamFailure = {
  kind: 'failure',
  rule: 'recorded',
  received: 'the recording has no such request',
  mayHaveArrived: false,
};
