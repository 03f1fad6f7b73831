/** Readable names of guards, actions and actors, also of those that a configuration gives inline. */
import {
  type AnyStateNode,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
} from 'xstate';
import { and, not, or, stateIn } from 'xstate/guards';

/** The longest source text of an inline function that is a name; what is longer is cut. */
const LONGEST = 60;

/** Names that JavaScript gives a function for the property in which it was written, or that a build gives it. */
const NO_NAMES = new Set([
  '',
  'guard',
  'actions',
  'entry',
  'exit',
  'assign',
  'check',
  'anonymous',
  'default',
  'src',
  'to',
]);

type Part = Readonly<Record<string, unknown>>;

/** The functions that stand for others in a machine whose implementations are replaced. */
const originals = new WeakMap<object, object>();

/** Makes a replacement keep the name of what it replaces. */
export function standIn<Replacement extends object>(replacement: Replacement, original: object): Replacement {
  originals.set(replacement, original);
  return replacement;
}

/** `isReady`, `holds(1)`, `isReady and not isLocked`, `in player.on`, or the source of an inline function. */
export function guardName(guard: unknown): string {
  return nameOf(guard, inlineGuard, 'inline guard');
}

/** `notify`, `assign count, error`, `send PING to server`, or the source of an inline function. */
export function actionName(action: unknown): string {
  return nameOf(action, builtInAction, 'inline action');
}

function nameOf(named: unknown, special: (part: Part) => string | null, otherwise: string): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'function') {
    const given = originals.get(named) ?? named;
    return special(given as unknown as Part) ?? functionName(given as Function, otherwise);
  }
  if (typeof named !== 'object' || named === null || !('type' in named)) return otherwise;
  const params = 'params' in named ? named.params : undefined;
  const values = typeof params === 'object' && params !== null ? Object.values(params).map(valueText) : [];
  const name = String(named.type).replace('xstate.', '');
  return values.length > 0 ? `${name}(${values.join(', ')})` : name;
}

const CHECKS = {
  and: checkOf(and([])),
  or: checkOf(or([])),
  not: checkOf(not('')),
  in: checkOf(stateIn('')),
};

function checkOf(guard: unknown): unknown {
  return (guard as Part)['check'];
}

function inlineGuard(guard: Part): string | null {
  const parts = Array.isArray(guard['guards']) ? (guard['guards'] as readonly unknown[]) : [];
  switch (guard['check']) {
    case undefined:
      return null;
    case CHECKS.and:
    case CHECKS.or: {
      const word = guard['check'] === CHECKS.and ? ' and ' : ' or ';
      return parts.length === 0 ? `${word.trim()} of nothing` : parts.map(enclosed).join(word);
    }
    case CHECKS.not:
      return `not ${enclosed(parts[0])}`;
    case CHECKS.in:
      return `in ${stateText(guard['stateValue'])}`;
    default:
      return null;
  }
}

/** In parentheses, if it is itself composed of several. */
function enclosed(guard: unknown): string {
  const name = guardName(guard);
  const isComposed =
    typeof guard === 'function' &&
    ((Array.isArray((guard as unknown as Part)['guards']) && checkOf(guard) !== CHECKS.not) ||
      /\s(&&|\|\||\?)\s/.test(name));
  return isComposed ? `(${name})` : name;
}

function stateText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/^#/, '');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, within]) => {
      const text = stateText(within);
      return text === '' ? key : `${key}.${text}`;
    })
    .join(' and ');
}

function builtInAction(action: Part): string | null {
  if (!('resolve' in action)) return null;
  const to = action['to'];
  const type = eventText(action['event']);
  switch (String(action['type']).replace('xstate.', '')) {
    case 'assign':
      return ['assign', fieldsOf(action['assignment'])].join(' ').trim();
    case 'raise':
      return `raise ${type}${delayText(action['delay'])}`;
    case 'emit':
      return `emit ${type}`;
    case 'sendTo':
      return `send ${type} to ${to === '#_parent' ? 'parent' : referenceText(to, 'an actor')}${delayText(action['delay'])}`;
    case 'cancel':
      return `cancel ${referenceText(action['sendId'], 'a delayed event')}`;
    case 'stopChild':
      return `stop ${referenceText(action['actorRef'], 'an actor')}`;
    case 'spawnChild': {
      const name = logicName(action['src']);
      const id = typeof action['id'] === 'string' ? action['id'] : name;
      return `spawn ${name ?? id ?? 'an actor'}${name !== undefined && id !== name ? ` as ${String(id)}` : ''}`;
    }
    case 'log':
      return ['log', typeof action['label'] === 'string' ? action['label'] : bodyOf(action['value'])]
        .join(' ')
        .trim();
    case 'enqueueActions':
      return `enqueue ${enqueuedIn(action['collect'])}`;
    default:
      return String(action['type']).replace('xstate.', '');
  }
}

function delayText(delay: unknown): string {
  if (delay === undefined) return '';
  return typeof delay === 'function' ? ' later' : ` after ${String(delay)}`;
}

/** The type of an event, or of the event that an expression returns. */
function eventText(event: unknown): string {
  if (typeof event === 'function') {
    const text = sourceOf(event);
    const [, type] = /\btype:\s*['"`]([^'"`]+)['"`]/.exec(text) ?? [];
    return type ?? (/=>\s*(\w+\.)?event$|return (\w+\.)?event;?\s*\}$/.test(text) ? 'the event' : 'an event');
  }
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'an event';
}

function referenceText(reference: unknown, otherwise: string): string {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'function') return isNamed(reference) ? String(reference.id) : otherwise;
  const [, path] = /(?:context|ctx)((?:\??\.\w+|\??\[['"]\w+['"]\])+)$/.exec(bodyOf(reference)) ?? [];
  return path?.match(/\w+/g)?.join('.') ?? otherwise;
}

function isNamed(value: unknown): value is { readonly id: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** The fields that an assignment changes, from its keys or from the object that its function returns. */
function fieldsOf(assignment: unknown): string {
  if (typeof assignment === 'object' && assignment !== null) return Object.keys(assignment).join(', ');
  if (typeof assignment !== 'function') return '';
  const text = sourceOf(originals.get(assignment) ?? assignment);
  const start = /(?:=>\s*\(\s*|return\s*\(?\s*)\{/.exec(text);
  return start ? keysIn(text.slice(start.index + start[0].length)).join(', ') : '';
}

/** The keys at the top level of an object literal, from the text after its opening brace. */
function keysIn(text: string): readonly string[] {
  const keys: string[] = [];
  let depth = 0;
  let quote = '';
  let isKey = true;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quote !== '') {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = '';
    } else if (/['"`]/.test(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    else if (depth === 0 && letter === ',') isKey = true;
    else if (depth === 0 && isKey && /[\w$]/.test(letter)) {
      const [key = ''] = /^[\w$]+/.exec(text.slice(at)) ?? [];
      keys.push(key);
      at += key.length - 1;
      isKey = false;
    } else if (depth === 0 && isKey && letter === '.') {
      // A spread copies: it names no field.
      at += (/^\.{3}[\w$.]*/.exec(text.slice(at))?.[0].length ?? 1) - 1;
      isKey = false;
    }
    if (depth < 0) break;
  }
  return keys;
}

function enqueuedIn(collect: unknown): string {
  if (typeof collect !== 'function') return 'actions';
  const text = sourceOf(collect);
  const named = [...text.matchAll(/\benqueue\(\s*(?:\{\s*type:\s*)?['"`]([^'"`]+)['"`]/g)].map(
    ([, name = '']) => name,
  );
  const verbs = [...text.matchAll(/\benqueue\.(\w+)\(/g)].map(([, name = '']) => name);
  return [...new Set([...named, ...verbs])].join(', ') || 'actions';
}

function valueText(value: unknown): string {
  if (typeof value === 'function') return functionName(value, 'a function');
  return typeof value === 'object' && value !== null ? shortened(JSON.stringify(value) ?? '') : String(value);
}

/** The name of a function that its author gave it, else its source. */
function functionName(value: Function, otherwise: string): string {
  const name = value.name.replace(/^bound /, '');
  return NO_NAMES.has(name) ? bodyOf(value) || otherwise : name;
}

/** What an inline function does, in one line: the expression that it returns, or its statements. */
function bodyOf(value: unknown): string {
  if (typeof value !== 'function') return '';
  const text = sourceOf(value);
  if (text.includes('[native code]')) return '';
  const arrow = /^(?:async\s*)?(?:\([^]*?\)|[\w$]+)\s*=>\s*([^]*)$/.exec(text)?.[1];
  const block =
    arrow === undefined || arrow.startsWith('{') ? /\{([^]*)\}\s*$/.exec(arrow ?? text)?.[1] : undefined;
  const body = (block ?? arrow ?? '')
    .trim()
    .replace(/^return\s+/, '')
    .replace(/;$/, '');
  return shortened(/^\([^()]*\)$/.test(body) ? body.slice(1, -1).trim() : body);
}

/** The source text in one line, without the names that a module loader puts before an import. */
function sourceOf(value: object): string {
  return String(value)
    .replace(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, ' ')
    .replace(/\(0,\s*__vi_import_\d+__\.(\w+)\)/g, '$1')
    .replace(/__vi(?:te_ssr)?_import_\d+__\./g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

const waits = () => undefined;

/** The kinds of logic that XState makes, told by their code: logic has no name of its own. */
const KINDS = [
  ['promise', fromPromise(() => Promise.resolve())],
  ['callback', fromCallback(waits)],
  ['observable', fromObservable(() => ({ subscribe: () => ({ unsubscribe: waits }) }))],
  ['event observable', fromEventObservable(() => ({ subscribe: () => ({ unsubscribe: waits }) }))],
  ['reducer', fromTransition((same: null) => same, null)],
] as const;

/** The name of an actor's logic: as it is referenced, or the id of a machine, or the name of the function that it runs. */
export function logicName(logic: unknown): string | undefined {
  if (typeof logic === 'string') return logic;
  if (typeof logic !== 'object' || logic === null) return undefined;
  if ('root' in logic && isNamed(logic)) return String(logic.id);
  const name = 'config' in logic && typeof logic.config === 'function' ? logic.config.name : '';
  if (!NO_NAMES.has(name)) return name;
  return KINDS.find(
    ([, one]) => 'transition' in logic && String(one.transition) === String(logic.transition),
  )?.[0];
}

/** Whether the name says only of which kind the logic is. */
function isKind(name: string | undefined): boolean {
  return name === undefined || KINDS.some(([kind]) => kind === name);
}

/** The name of the logic of each invocation of a state, also of one that is given inline. */
export function invokedNames(node: AnyStateNode): readonly string[] {
  const configured = [node.config.invoke ?? []].flat() as readonly { readonly src: unknown }[];
  return configured.map(({ src }) =>
    isKind(logicName(src)) ? `${logicName(src) ?? 'actor'} of ${node.key}` : String(logicName(src)),
  );
}

/** The ids of the invocations of a state; where XState has generated one, the name of the logic, with a number for a second one. */
export function invokeNames(node: AnyStateNode): readonly string[] {
  const names = invokedNames(node);
  const used: string[] = [];
  for (const [index, { id }] of node.invoke.entries()) {
    const name = id === `${index}.${node.id}` ? (names[index] ?? id) : id;
    const count = used.filter((other) => other === name || other.replace(/ \d+$/, '') === name).length;
    used.push(count === 0 ? name : `${name} ${count + 1}`);
  }
  return used;
}
