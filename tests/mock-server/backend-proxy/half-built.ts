/** A mock in front of a backend: another mock over HTTP, whose responses a test may change, or any server. */
import { createServer, type RequestListener } from 'node:http';
import { createMockApp } from '../../../mock-server/app.ts';
import { type Backend, createBackend } from '../../../mock-server/backend.ts';
import {
  connectBackend,
  prepareBackend,
  type BackendValues,
} from '../../../mock-server/backend-proxy/connection.ts';
import { forwardCall } from '../../../mock-server/backend-proxy/forward.ts';
import type { CallReport, BackendReport } from '../../../mock-server/backend-proxy/report.ts';
import type { Call } from '../../../contract/endpoints.ts';
import { clientOf, stillBackend } from '../../contract/in-process.ts';
import { listening } from '../../mock-process.ts';
import { START } from '../../contract/site.ts';

/** Changes a response of the backend; `request` is what arrived there. */
export type Alter = (response: Response, request: Request) => Response | Promise<Response>;

export interface HalfBuilt {
  /** The mock in front. */
  readonly front: Backend;
  readonly lab: ReturnType<typeof clientOf>;
  /** The lines of the terminal. */
  readonly lines: readonly string[];
  /** The rules that the backend has broken, as `rule part`. */
  readonly broken: () => Promise<readonly string[]>;
  readonly callReport: (call: Call) => Promise<CallReport>;
  readonly report: () => Promise<BackendReport>;
}

/** A mock in front of the backend or the recording of these values. */
export function inFrontOf(values: BackendValues): HalfBuilt {
  const lines: string[] = [];
  const prepared = prepareBackend(values);
  if (!prepared) throw new Error('no backend');
  const { forwardingOf } = connectBackend(prepared, (line) => lines.push(line));
  const clock = { now: () => Date.parse(START) };
  const front = createBackend({ clock, forward: forwardCall, forwardingOf });
  const lab = clientOf(front);
  const report = async () => ((await lab.lab('backend')) as { readonly backend: BackendReport }).backend;
  return {
    front,
    lab,
    lines,
    report,
    callReport: async (call) => {
      const found = (await report()).calls.find((candidate) => candidate.call === call);
      if (!found) throw new Error(`no report of ${call}`);
      return found;
    },
    broken: async () =>
      (await report()).calls.flatMap(({ violations }) =>
        violations.map(({ rule, part }) => `${rule} ${part}`),
      ),
  };
}

export interface RealBackend {
  readonly origin: string;
  /** The backend's own lab and journal. */
  readonly backend: Backend;
  close(): Promise<void>;
}

/** A whole backend over HTTP, that is another mock. */
export async function wholeBackend(alter: Alter = (response) => response): Promise<RealBackend> {
  const backend = stillBackend();
  const altered: Backend = {
    ...backend,
    deliver: async (request) => {
      const delivery = await backend.deliver(request.clone());
      if (delivery?.kind !== 'response') return delivery;
      return { ...delivery, response: await alter(delivery.response, request) };
    },
  };
  return { backend, ...(await listening(createServer(createMockApp(altered)))) };
}

/** Any server; `origin` is its address. */
export function anyServer(listener: RequestListener) {
  return listening(createServer(listener));
}

/** Changes the JSON of the successful responses of a path. */
export function changing(path: RegExp, change: (body: never) => unknown): Alter {
  return async (response, request) => {
    if (!path.test(new URL(request.url).pathname) || response.status >= 300) return response;
    const body = JSON.stringify(change((await response.json()) as never));
    return new Response(body, { status: response.status, headers: response.headers });
  };
}
