/** The values allowed in a machine's configuration: literals, names, functions of the context; no computed values. */
import { nameOf, propertyOf, textOf } from './ast.js';

/** @import { AnyProperty, ObjectExpression, Value, CallExpression } from './ast.js' */

/**
 * `path` is the position in the configuration, from the machine on; `message` says how to fix it.
 *
 * @typedef {(node: { readonly range: [number, number] } | Value | AnyProperty | CallExpression, path: string, message: string) => void} Report
 * @typedef {(report: Report, value: Value, path: string) => void} Part
 * @typedef {Readonly<Record<string, Part>>} Parts
 */

export const WRITE_OUT = 'Write it out here: no spread, no name that is worked out, no variable, no call.';
const WRITE_TEXT = 'Write the text itself here.';
const WRITE_VALUE = 'Write the value itself here, or a function that gives it.';
const WRITE_NAME = "Name it in setup, and write 'name' or { type: 'name', params } here.";
const WRITE_DELAY = 'Name the delay in setup({ delays }), and write that name here.';
const WRITE_TRANSITION = 'Write { target, description }: each transition has its words.';
const DESCRIBE = 'Describe it, in words that a product owner reads.';

/** @type {Parts} */
const STATE = {
  id: text,
  description: text,
  initial: text,
  type: text,
  history: text,
  target: text,
  tags: literal,
  meta: literal,
  context: literalOrFunction,
  output: literalOrFunction,
  entry: oneOrMore(named),
  exit: oneOrMore(named),
  on: eachOf(oneOrMore(transition)),
  after: delays,
  always: oneOrMore(transition),
  onDone: oneOrMore(transition),
  invoke: oneOrMore(invocation),
  states: eachOf(nested),
};

/** A state with eventless transitions only: its description covers them, so they need none. */
/** @type {Parts} */
const CHOICE = { ...STATE, always: oneOrMore(branch) };

/** @type {Parts} */
const TRANSITION = {
  description: text,
  target: oneOrMore(text),
  guard: named,
  actions: oneOrMore(named),
  reenter: literal,
};

/** @type {Parts} */
const INVOCATION = {
  id: text,
  systemId: text,
  src: text,
  input: literalOrFunction,
  onDone: oneOrMore(transition),
  onError: oneOrMore(transition),
  onSnapshot: oneOrMore(transition),
};

/** @type {Parts} */
const NAMED = { type: text, params: literalOrFunction };

/**
 * Checks a state, or the machine itself.
 *
 * @param {Report} report
 * @param {ObjectExpression} object
 * @param {string} path
 */
export function state(report, object, path) {
  const isChoice = !['on', 'after', 'invoke', 'states', 'entry', 'exit'].some((part) =>
    propertyOf(object, part),
  );
  stateParts(report, object, isChoice ? CHOICE : STATE, path);
  described(report, object, path);
}

/**
 * The node to report for a property: its key, or the whole node of a spread.
 *
 * @param {AnyProperty} property
 */
export function whereWritten(property) {
  return property.type === 'Property' ? property.key : property;
}

/** @type {Part} */
function nested(report, value, path) {
  const object = objectIn(report, value, path);
  if (object) state(report, object, path);
}

/** @type {Part} */
function transition(report, value, path) {
  if (textOf(value) !== null) report(value, path, WRITE_TRANSITION);
  else {
    branch(report, value, path);
    if (value.type === 'ObjectExpression') described(report, value, path);
  }
}

/** @type {Part} */
function branch(report, value, path) {
  const object = objectIn(report, value, path);
  if (object) stateParts(report, object, TRANSITION, path);
}

/** @type {Part} */
function invocation(report, value, path) {
  const object = objectIn(report, value, path);
  if (!object) return;
  stateParts(report, object, INVOCATION, path);
  if (!propertyOf(object, 'id'))
    report(value, path, 'Give what is invoked an id, so that its answers keep their names.');
  if (!propertyOf(object, 'src'))
    report(value, path, 'Name what is invoked, by its src in setup({ actors }).');
}

/** @type {Part} */
function delays(report, value, path) {
  for (const property of objectIn(report, value, path)?.properties ?? []) {
    const name = nameOf(property);
    if (property.type !== 'Property' || name === null || /^\d/.test(name)) {
      report(whereWritten(property), path, WRITE_DELAY);
    } else oneOrMore(transition)(report, property.value, `${path}.${name}`);
  }
}

/** A reference by name; the implementation is in `setup`. */
/** @type {Part} */
function named(report, value, path) {
  if (textOf(value) !== null) return;
  if (value.type !== 'ObjectExpression' || !propertyOf(value, 'type')) report(value, path, WRITE_NAME);
  else stateParts(report, value, NAMED, path);
}

/** @type {Part} */
function text(report, value, path) {
  if (textOf(value) === null) report(value, path, WRITE_TEXT);
}

/** @type {Part} */
function literalOrFunction(report, value, path) {
  const isFunction = value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression';
  if (!isFunction) literal(report, value, path);
}

/** @type {Part} */
function literal(report, value, path) {
  if (value.type === 'ArrayExpression') oneOrMore(literal)(report, value, path);
  else if (value.type === 'ObjectExpression') eachOf(literal)(report, value, path);
  else if (value.type !== 'Literal' && textOf(value) === null) report(value, path, WRITE_VALUE);
}

/**
 * @param {Part} part
 * @returns {Part}
 */
function oneOrMore(part) {
  return (report, value, path) => {
    if (value.type !== 'ArrayExpression') return part(report, value, path);
    for (const [index, element] of value.elements.entries()) {
      if (element === null || element.type === 'SpreadElement') report(element ?? value, path, WRITE_OUT);
      else part(report, element, `${path}[${index}]`);
    }
  };
}

/**
 * @param {Part} part
 * @returns {Part}
 */
function eachOf(part) {
  return (report, value, path) => {
    for (const property of objectIn(report, value, path)?.properties ?? []) {
      const name = nameOf(property);
      if (property.type !== 'Property' || name === null) report(whereWritten(property), path, WRITE_OUT);
      else part(report, property.value, `${path}.${name}`);
    }
  };
}

/**
 * @param {Report} report
 * @param {ObjectExpression} object
 * @param {Parts} parts
 * @param {string} path
 */
function stateParts(report, object, parts, path) {
  for (const property of object.properties) {
    const name = nameOf(property);
    if (property.type !== 'Property' || name === null) {
      report(whereWritten(property), path, WRITE_OUT);
      continue;
    }
    const part = parts[name];
    const place = path === '' ? name : `${path}.${name}`;
    if (part) part(report, property.value, place);
    else report(property.key, place, 'No part of a machine is called that.');
  }
}

/**
 * @param {Report} report
 * @param {Value} value
 * @param {string} path
 * @returns {ObjectExpression | null}
 */
function objectIn(report, value, path) {
  if (value.type === 'ObjectExpression') return value;
  report(value, path, WRITE_OUT);
  return null;
}

/**
 * @param {Report} report
 * @param {ObjectExpression} object
 * @param {string} path
 */
function described(report, object, path) {
  const description = propertyOf(object, 'description')?.value;
  const isSilent = !description || textOf(description)?.trim() === '';
  if (isSilent) report(object, path, DESCRIBE);
}
