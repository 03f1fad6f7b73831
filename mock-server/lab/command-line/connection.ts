/** Finds the server and sends HTTP requests to it. */
import { LAB_PATH, WORLD_HEADER } from '../../paths.ts';
import type { VerbDescription } from '../verb-description.ts';
import type { LabRequest } from './request.ts';
import { WrongUsage } from './wrong-usage.ts';

/** The addresses of `npm start`, `npm run preview` and `npm run mock`. */
export const USUAL_ORIGINS = ['http://localhost:5173', 'http://localhost:4173', 'http://localhost:3001'];

/** Timeout: a server that does not respond is treated as missing. */
const PATIENCE_MS = 10_000;

/** No lab responds at the address. The message says which server to start. */
export class NothingThere extends Error {
  override readonly name = 'NothingThere';
}

export interface LabAnswer {
  readonly status: number;
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
}

/** Where requests are sent. */
export interface Place {
  readonly origin: string;
  /** The id of a world; if absent, `default`. */
  readonly world?: string | undefined;
  /** The LAB_TOKEN of a server on another machine. */
  readonly token?: string | undefined;
}

export interface FoundLab extends Place {
  readonly verbs: readonly VerbDescription[];
}

/** Returns the lab at that address, or at the first usual address with a lab. Throws NothingThere and WrongUsage. */
export async function findLab(
  url: string | undefined,
  { world, token }: Pick<Place, 'world' | 'token'>,
): Promise<FoundLab> {
  const origins = url === undefined ? USUAL_ORIGINS : [originOf(url)];
  for (const origin of origins) {
    const verbs = await verbsAt({ origin, token });
    if (verbs) return { origin, world, token, verbs };
  }
  const places = new Intl.ListFormat('en', { type: 'disjunction' }).format(origins);
  throw new NothingThere(
    `No lab responds at ${places}. Start the site with \`npm start\`, or the mock alone with \`npm run mock\`; ` +
      'for another address, use --url or set LAB_URL.',
  );
}

/** Throws NothingThere if the connection fails or the request times out. */
export async function send(place: Place, { method, path, body }: LabRequest): Promise<LabAnswer> {
  const { origin } = place;
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'Content-Type': 'application/json', ...headersOf(place) };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(origin + path, { method, headers, signal, ...content });
    const text = await response.text();
    return { status: response.status, text, body: parsed(text) };
  } catch {
    throw new NothingThere(`${origin} does not answer ${method} ${path}.`);
  }
}

/** The headers that select the world and present the token. */
export function headersOf({ world, token }: Place): Readonly<Record<string, string>> {
  return {
    ...(world ? { [WORLD_HEADER]: world } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

function originOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new WrongUsage(`“${url}” is not an address: write it like ${USUAL_ORIGINS[0]}.`);
  }
  return new URL(url).origin;
}

/** Returns null without a server, and for a server without a lab: another project may use a usual address. */
async function verbsAt(place: Place): Promise<readonly VerbDescription[] | null> {
  try {
    const { status, body } = await send(place, { method: 'GET', path: LAB_PATH });
    // A lab that admits this machine only, or another token.
    const { verbs, message = '' } = (body ?? {}) as { verbs?: unknown; message?: string };
    if (status === 403 && message.includes('LAB_TOKEN')) throw new WrongUsage(`${place.origin}: ${message}.`);
    return Array.isArray(verbs) ? (verbs as VerbDescription[]) : null;
  } catch (thrown) {
    if (thrown instanceof NothingThere) return null;
    throw thrown;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
