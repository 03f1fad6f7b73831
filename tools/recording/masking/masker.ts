/**
 * Replaces the secrets in recorded data with stand-ins that the machines treat in the same way; equal secrets get
 * equal stand-ins.
 */
import { isSecret } from '../../viewer/live/shareable.ts';
import { isMasked } from '../../viewer/live/text-fields.ts';
import { encoded } from '../encoding.ts';
import { isOfItsKind, standInFor } from './stand-in.ts';

/**
 * In characters. Shorter secrets are not searched for in other texts, where they occur by chance, for example in
 * dates.
 */
const SHORTEST_FOUND_ANYWHERE = 6;

/** Fields whose values come from the product itself: never scrubbed, even if a secret is the same text. */
const STRUCTURE = new Set([
  'type',
  'kind',
  'actor',
  'machine',
  'parent',
  'id',
  'to',
  'value',
  'status',
  'needs',
  'verb',
]);

/** The state of a machine, in an entry and in a final actor: an object of the machine's own names. */
const STATE = new Set(['to', 'value']);

export class Masker {
  readonly #standIns = new Map<string | number, string | number>();
  readonly #given = new Set<string | number>();

  /** A copy as plain data: functions are omitted, errors encoded, and values in secret fields replaced. */
  masked(value: unknown): unknown {
    const mask = (part: unknown, name: string, depth: number): unknown => {
      if (depth === 1 && STATE.has(name)) return part;
      if (isSecret(name, part)) return this.#hidden(part);
      // A text of a list is classified by the name of the list.
      if (Array.isArray(part)) return part.map((item) => mask(item, name, depth));
      if (typeof part !== 'object' || part === null) return part;
      return Object.fromEntries(
        Object.entries(part).map(([key, within]) => [key, mask(within, key, depth + 1)]),
      );
    };
    return mask(encoded(value), '', 0);
  }

  /** A copy of masked data in which every known secret is replaced within any text, also percent-encoded or in base64. */
  scrubbed(value: unknown): unknown {
    const found = this.#findable();
    const scrub = (part: unknown, name: string): unknown => {
      // The value of a secret field is already a stand-in.
      if (STRUCTURE.has(name) || isMasked(name)) return part;
      if (typeof part === 'string') return replacedIn(part, found);
      if (Array.isArray(part)) return part.map((item) => scrub(item, ''));
      if (typeof part !== 'object' || part === null) return part;
      return Object.fromEntries(Object.entries(part).map(([key, within]) => [key, scrub(within, key)]));
    };
    return scrub(value, '');
  }

  /** Replaces every text and number within a secret value. */
  #hidden(part: unknown): unknown {
    if (typeof part === 'string') return part.trim() === '' ? part : this.#standIn(part);
    if (typeof part === 'number') return this.#standIn(part);
    if (Array.isArray(part)) return part.map((item) => this.#hidden(item));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, within]) => [name, this.#hidden(within)]));
  }

  #standIn<Secret extends string | number>(secret: Secret): string | number {
    const known = this.#standIns.get(secret);
    if (known !== undefined) return known;
    const made = this.#made(secret);
    this.#standIns.set(secret, made);
    this.#given.add(made);
    return made;
  }

  /** The first pseudonym that is unused and is no secret itself. */
  #made(secret: string | number): string | number {
    for (let number = 1; ; number += 1) {
      const made =
        typeof secret === 'number'
          ? Number(`9${standInFor(String(secret), number).slice(1)}`)
          : standInFor(secret, number);
      const isTaken = this.#given.has(made) || this.#standIns.has(made) || made === secret;
      if (!isTaken && isOfItsKind(String(secret), String(made))) return made;
    }
  }

  /** Each secret and its stand-in in all encodings, the longest first, because one secret can contain another. */
  #findable(): readonly (readonly [string, string])[] {
    return [...this.#standIns]
      .flatMap(([secret, standIn]) => {
        const [text, other] = [String(secret), String(standIn)];
        if ([...text].length < SHORTEST_FOUND_ANYWHERE) return [];
        const forms: readonly ((value: string) => string)[] = [
          (value) => value,
          encodeURIComponent,
          base64,
          base64Url,
        ];
        return forms.map((form) => [form(text), form(other)] as const);
      })
      .toSorted(([one], [another]) => another.length - one.length);
  }
}

function replacedIn(text: string, found: readonly (readonly [string, string])[]): string {
  return found.reduce((rest, [secret, standIn]) => rest.replaceAll(secret, () => standIn), text);
}

/** Without padding, because an encoded secret in the middle of a longer text has none. */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCodePoint(...bytes)).replaceAll('=', '');
}

function base64Url(text: string): string {
  return base64(text).replaceAll('+', '-').replaceAll('/', '_');
}
