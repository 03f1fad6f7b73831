/** Converts a command to a request, based on the lab's verb descriptions. Pure; throws WrongUsage. */
import { expectationOf, type FieldDescription } from '../fields.ts';
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
  if (verb.parameters) checkParameters(command, verb, verb.parameters);
  else if (verb.query === undefined) throw new WrongUsage(`${method} ${nameOf(verb)} has no fields.`);
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

/** A query contains text only, which the lab converts. */
function checkParameters(
  { fields }: Command,
  verb: VerbDescription,
  parameters: NonNullable<VerbDescription['parameters']>,
): void {
  for (const [name, text] of fields) {
    const field = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!field) throw new WrongUsage(unknownField(name, verb, Object.keys(parameters)));
    valueOf(name, text, field);
  }
}

function bodyOf({ fields }: Command, verb: VerbDescription): Readonly<Record<string, unknown>> {
  const given = new Map<string, unknown>();
  for (const [name, text] of fields) {
    const field = fieldNamed(name, verb);
    if (!field) throw new WrongUsage(unknownField(name, verb, Object.keys(verb.fields)));
    if (given.has(name)) throw new WrongUsage(`${name} is given twice.`);
    given.set(name, valueOf(name, text, field));
  }
  for (const [name, field] of Object.entries(verb.fields)) {
    if (!field.required || given.has(name)) continue;
    throw new WrongUsage(`${nameOf(verb)} needs ${name}=…, ${expectationOf(field)}.`);
  }
  return nested(given);
}

/** The field of that name. A field with arbitrary content has fields of any name below it: `match.body.amount`. */
function fieldNamed(name: string, { fields }: VerbDescription): FieldDescription | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  const isBelow = ([outer, { type }]: [string, FieldDescription]) =>
    (type === 'map' || type === 'json') && name.startsWith(`${outer}.`) && !name.endsWith('.');
  return Object.entries(fields).some(isBelow) ? { type: 'text', required: false } : undefined;
}

function unknownField(name: string, verb: VerbDescription, names: readonly string[]): string {
  if (names.length === 0) return `${nameOf(verb)} has no fields.`;
  // Suggests `match.method` for `method`.
  const meant = names.find((other) => other.endsWith(`.${name}`)) ?? likeliest(name, names);
  const says = meant === null ? ` Its fields are ${names.join(', ')}.` : didYouMean(meant);
  return `${nameOf(verb)} has no field ${name}.${says}`;
}

/** Converts a value to the field's type. Text, including money, is never converted to a number. */
function valueOf(name: string, text: string, field: FieldDescription): unknown {
  if (field.nullable && text === 'null') return null;
  const reject = (meant: string | null = null) =>
    new WrongUsage(`${name} must be ${expectationOf(field)}, not ${text}.${didYouMean(meant)}`);
  switch (field.type) {
    case 'text':
      return text;
    case 'integer': {
      const value = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
      const { minimum = -Infinity, maximum = Infinity } = field;
      if (!(value >= minimum && value <= maximum)) throw reject();
      return value;
    }
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      if (!Number.isFinite(value)) throw reject();
      return value;
    }
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw reject();
      return text === 'true';
    case 'choice': {
      const choices = field.choices ?? [];
      const chosen = choices.find((choice) => String(choice) === text);
      if (chosen === undefined) throw reject(likeliest(text, choices.map(String)));
      return chosen;
    }
    case 'list':
    case 'map':
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw reject();
      }
    case 'json':
      if (!/^[[{]/.test(text)) return text;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw reject();
      }
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
