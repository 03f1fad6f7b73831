/** Finds the server and speaks HTTP with it. */
import { LAB_PATH } from '../../paths.ts';
import type { VerbDescription } from '../verb-description.ts';
import type { LabRequest } from './request.ts';
import { WrongUsage } from './wrong-usage.ts';

/** Where `npm start`, `npm run preview` and `npm run mock` listen. */
export const USUAL_ORIGINS = ['http://localhost:5173', 'http://localhost:4173', 'http://localhost:3001'];

/** A server that has stopped answering is as good as none. */
const PATIENCE_MS = 10_000;

/** No lab answers there. Its message says what to start. */
export class NothingThere extends Error {
  override readonly name = 'NothingThere';
}

export interface LabAnswer {
  readonly status: number;
  readonly text: string;
  /** The parsed body; undefined where it is not JSON. */
  readonly body: unknown;
}

export interface Lab {
  readonly origin: string;
  readonly verbs: readonly VerbDescription[];
}

/** The lab at that address, or at the first usual one where a lab answers. Throws NothingThere and WrongUsage. */
export async function findLab(url: string | undefined): Promise<Lab> {
  const origins = url === undefined ? USUAL_ORIGINS : [originOf(url)];
  for (const origin of origins) {
    const verbs = await verbsAt(origin);
    if (verbs) return { origin, verbs };
  }
  const places = new Intl.ListFormat('en', { type: 'disjunction' }).format(origins);
  throw new NothingThere(
    `No lab answers at ${places}. Start the site with \`npm start\`, or the mock alone with \`npm run mock\`; ` +
      'for another address, say --url or set LAB_URL.',
  );
}

/** Throws NothingThere when the line is cut, or nothing comes. */
export async function send(origin: string, { method, path, body }: LabRequest): Promise<LabAnswer> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'Content-Type': 'application/json' };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(origin + path, { method, headers, signal, ...content });
    const text = await response.text();
    return { status: response.status, text, body: parsed(text) };
  } catch {
    throw new NothingThere(`${origin} does not answer ${method} ${path}.`);
  }
}

function originOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new WrongUsage(`“${url}” is no address: write it like ${USUAL_ORIGINS[0]}.`);
  }
  return new URL(url).origin;
}

/** Null for no server, and for one that has no lab: another project's may be at a usual address. */
async function verbsAt(origin: string): Promise<readonly VerbDescription[] | null> {
  try {
    const { body } = await send(origin, { method: 'GET', path: LAB_PATH });
    const verbs = (body as { verbs?: unknown } | null | undefined)?.verbs;
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
