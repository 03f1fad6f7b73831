/** Converts a command to a request, by the lab's descriptions of its verbs. The lab itself checks the fields. Throws WrongUsage. */
import type { FieldDescription } from '../fields.ts';
import { LAB_PATH } from '../../paths.ts';
import { isWrittenAs, nearMissOf } from '../near-miss/near-miss.ts';
import { likeliest } from '../near-miss/spelling.ts';
import type { VerbDescription } from '../verb-description.ts';
import type { Command } from './command.ts';
import { SHORTS } from './short.ts';
import { didYouMean, WrongUsage } from './wrong-usage.ts';

export interface LabRequest {
  readonly method: VerbDescription['method'];
  /** Relative to the site's root, including the query. */
  readonly path: string;
  /** Sent as JSON; absent without a body. */
  readonly body?: unknown;
}

type Verbs = readonly VerbDescription[];

/** The verb's name on the command line: its path below /__lab. */
export function nameOf({ path }: VerbDescription): string {
  return path.slice(LAB_PATH.length + 1);
}

/** Returns the verbs with that name, one for each method. Throws if there is none. */
export function verbsNamed({ text }: Pick<Command, 'text'>, verbs: Verbs): Verbs {
  const name = nameIn(text);
  const named = verbs.filter(({ path }) => isWrittenAs(`${LAB_PATH}/${name}`, path));
  if (named.length > 0) return named;
  const [first = ''] = name.split('/');
  if (Object.hasOwn(SHORTS, first)) throw new WrongUsage(`Write ${SHORTS[first]?.usage}.`);
  throw new WrongUsage(`There is no verb ${name}.${didYouMean(verbMeant(name, verbs))}`);
}

export function requestOf(command: Command, verbs: Verbs): LabRequest {
  const verb = verbFor(command, verbsNamed(command, verbs));
  const { method } = verb;
  const path = `${LAB_PATH}/${nameIn(command.text)}`;
  if (method === 'POST') return { method, path, body: bodyOf(command, verb) };
  if (command.fields.length === 0) return { method, path };
  return { method, path: `${path}?${new URLSearchParams(command.fields.map(([...pair]) => pair))}` };
}

/** `bank pay` equals `bank/pay`; the full path, as the lab prints it, is accepted as well. */
function nameIn(text: readonly string[]): string {
  return text
    .join('/')
    .replace(/^\/?(__lab\/)?/, '')
    .replace(/\/$/, '');
}

/** With fields, POST is preferred. Without fields, GET is preferred, because it changes nothing. */
function verbFor({ fields, options }: Command, named: Verbs): VerbDescription {
  const wanted = options.delete ? ['DELETE'] : fields.length > 0 ? ['POST', 'GET'] : ['GET', 'POST'];
  for (const method of wanted) {
    const verb = named.find((candidate) => candidate.method === method);
    if (verb) return verb;
  }
  const has = named.map((verb) => verb.method).join(' and ');
  throw new WrongUsage(
    options.delete ? `The verb has no DELETE, only ${has}.` : 'The verb has only a DELETE: add --delete.',
  );
}

function verbMeant(name: string, verbs: Verbs): string | null {
  const names = [...new Set(verbs.map(nameOf))].filter((candidate) => candidate !== '');
  const near = nearMissOf('GET', `${LAB_PATH}/${name}`, verbs)?.call.split(`${LAB_PATH}/`)[1];
  const [first = ''] = name.split('/');
  const short = likeliest(first, Object.keys(SHORTS));
  return (
    likeliest(name, names) ?? short ?? near ?? names.find((other) => other.split('/').includes(name)) ?? null
  );
}

function bodyOf({ fields }: Command, verb: VerbDescription): Readonly<Record<string, unknown>> {
  const given = new Map<string, unknown>();
  for (const [name, text] of fields) {
    if (given.has(name)) throw new WrongUsage(`${name} is given twice.`);
    given.set(name, valueOf(text, Object.hasOwn(verb.fields, name) ? verb.fields[name] : undefined));
  }
  return nested(given);
}

/**
 * Converts a value to the field's type. What does not convert stays text, and the lab rejects it with what the field takes. Text, including
 * money, is never converted to a number.
 */
function valueOf(text: string, field: FieldDescription | undefined): unknown {
  if (field?.nullable && text === 'null') return null;
  switch (field?.type) {
    case 'integer':
    case 'number':
      return /^-?\d{1,16}(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'choice':
      return field.choices?.find((choice) => String(choice) === text) ?? text;
    case 'list':
    case 'map':
    case 'json':
      return /^[[{]/.test(text) ? parsedOr(text) : text;
    default:
      return text;
  }
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Converts dotted names to nested objects: `match.path` becomes the field `path` of `match`. */
function nested(values: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let place = body;
    for (const name of names) {
      if (!Object.hasOwn(place, name)) place[name] = {};
      const inner = place[name];
      if (typeof inner !== 'object' || inner === null) throw exclusive(path);
      place = inner as Record<string, unknown>;
    }
    if (Object.hasOwn(place, last)) throw exclusive(path);
    place[last] = value;
  }
  return body;
}

function exclusive(path: string): WrongUsage {
  return new WrongUsage(`${path} is given both as a whole and by its parts.`);
}
