/** `--backend`, `--calls`, `--record` and `--replay` of `npm start`, `npm run preview` and `npm run mock`: contract §6. */
import type { Call } from '../../contract/endpoints.ts';
import type { WorldOptions } from '../world.ts';
import { ALL_CALLS, callsNamed, choiceWarnings, isForwarded } from './calls.ts';
import { CookieJars } from './cookie-jars.ts';
import { Forwarding } from './forwarding.ts';
import { HttpUpstream } from './http-upstream.ts';
import { appendExchange, beginRecording, readRecording } from './recording.ts';
import { ReplayUpstream } from './replay-upstream.ts';

const value = { type: 'string' } as const;

/** For `parseArgs`. */
export const BACKEND_OPTIONS = { backend: value, calls: value, record: value, replay: value } as const;

export type BackendValues = { readonly [Name in keyof typeof BACKEND_OPTIONS]?: string | undefined };

export interface BackendConnection {
  readonly forwardingOf: NonNullable<WorldOptions['forwardingOf']>;
  /** What a server prints when it starts. */
  readonly lines: readonly string[];
}

/**
 * Reads the options, and begins the recording. Returns the values to connect with, which a reload of the mock uses again; null without a
 * backend. Throws an error whose message is a sentence.
 */
export function prepareBackend({ backend, calls, record, replay }: BackendValues): BackendValues | null {
  if (backend !== undefined && replay !== undefined)
    throw new Error('--replay answers offline: leave out --backend, or --replay');
  if (record !== undefined && backend === undefined)
    throw new Error('--record keeps what a backend answers: name it with --backend URL');
  if (replay === undefined && backend === undefined) {
    if (calls !== undefined)
      throw new Error('--calls names what a backend answers: name it with --backend URL');
    return null;
  }
  const chosen = calls === undefined ? undefined : callsNamed(calls);
  if (replay !== undefined) readRecording(replay);
  const address = backend === undefined ? undefined : addressOf(backend);
  if (record !== undefined && address !== undefined)
    beginRecording(record, address, chosen ?? ALL_CALLS, new Date().toISOString());
  return { backend: address, calls, record, replay };
}

/** Connects each world with the backend or recording of prepared values. `print` writes a line to the terminal. */
export function connectBackend(
  { backend = '', calls, record, replay }: BackendValues,
  print: (line: string) => void,
): BackendConnection {
  const recording = replay === undefined ? null : readRecording(replay);
  const chosen = calls === undefined ? (recording?.calls ?? ALL_CALLS) : callsNamed(calls);
  const overHttp = new HttpUpstream(backend);
  return {
    forwardingOf: (events) =>
      new Forwarding({
        chosen,
        upstream: recording && replay !== undefined ? new ReplayUpstream(replay, recording) : overHttp,
        jars: new CookieJars(),
        events,
        print,
        record:
          record === undefined
            ? undefined
            : (...exchange) => {
                try {
                  appendExchange(record, ...exchange);
                } catch (error) {
                  // The backend has carried the request out: its response is more important than the recording.
                  print(`cannot record to ${record}: ${(error as Error).message}`);
                }
              },
      }),
    lines: [
      summaryOf(chosen, replay === undefined ? backend : `the recording ${replay}`),
      ...choiceWarnings(new Set(chosen)),
    ],
  };
}

function summaryOf(chosen: readonly Call[], name: string): string {
  const set = new Set(chosen);
  const forwarded = ALL_CALLS.filter((call) => isForwarded(call, set));
  const share = forwarded.length === ALL_CALLS.length ? 'all' : `${forwarded.length} of the`;
  return `Backend       ${name} answers ${share} ${ALL_CALLS.length} calls; the lab’s panel lists them`;
}

/** The address without a slash at its end, and without the path that each call has. */
function addressOf(backend: string): string {
  const fail = (reason: string) => new Error(`--backend ${backend} ${reason}, such as http://localhost:8080`);
  if (!URL.canParse(backend)) throw fail('is not an address: write it with its scheme');
  const { protocol, origin, pathname, search, hash, username } = new URL(backend);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw fail('is not an address of http or https: write one');
  if (search !== '' || hash !== '' || username !== '')
    throw fail('has more than host and path: write only these');
  return origin + pathname.replace(/\/+$/, '').replace(/\/api(\/v2)?$/, '');
}
