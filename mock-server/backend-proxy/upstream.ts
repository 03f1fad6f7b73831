/** The server behind the proxy: a real backend, or a recording of one. */
import type { Call } from '../../contract/endpoints.ts';

export interface UpstreamRequest {
  readonly call: Call;
  readonly method: string;
  /** From the site's root, with the query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
  /** The body without secrets; null if there is none, or if it is not JSON. */
  readonly maskedBody: unknown;
  /** The username of the signed-in player; null for a visitor. */
  readonly player: string | null;
  /** The id of the world. */
  readonly world: string;
}

export interface UpstreamResponse {
  readonly kind: 'response';
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** There is no whole response. */
export interface UpstreamFailure {
  readonly kind: 'failure';
  /** Whether the request may have arrived, so that its outcome is unknown. */
  readonly mayHaveArrived: boolean;
  /** The rule of the proxy that the failure breaks. */
  readonly rule: 'reachable' | 'whole' | 'in-time' | 'recorded';
  /** What happened, such as `ECONNREFUSED`. */
  readonly received: string;
}

export interface Upstream {
  /** The address, or the file that is replayed. */
  readonly target: string;
  readonly isReplay: boolean;
  /** When a recording began, in milliseconds since 1970; null for a real backend. */
  readonly startedAt: number | null;
  /** The address of a request, to which its cookies belong. */
  urlOf(target: string): URL;
  send(request: UpstreamRequest): Promise<UpstreamResponse | UpstreamFailure>;
}
