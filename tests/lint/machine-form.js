/**
 * Requires that a machine file is one literal `setup({…}).createMachine({…})`, with descriptions and a section of the
 * specification or contract. Stately's editor can then import all of it; its importer silently skips other code.
 */
import { basename } from 'node:path';
import { nameOf, propertyOf, textOf } from './ast.js';
import { state, whereWritten, WRITE_OUT } from './machine-parts.js';

/** @import { CallExpression, ObjectExpression, Rule } from './ast.js' */
/** @import { Report } from './machine-parts.js' */

const SECTION = /(specification|contract) §\d/;

/** @type {Rule} */
export const machineForm = {
  meta: {
    type: 'problem',
    docs: {
      description: 'A machine file is one literal setup({…}).createMachine({…}), described throughout.',
    },
  },
  create(context) {
    /** @type {CallExpression[]} */
    const machines = [];
    /** @type {Report} */
    const report = (node, path, message) =>
      context.report({ node, message: path === '' ? message : `${path}: ${message}` });
    return {
      CallExpression(call) {
        if (makesMachine(call)) machines.push(call);
      },
      'Program:exit'(program) {
        const [machine, ...others] = machines;
        if (machine) lookAt(machine, basename(context.filename), report);
        else report(program, '', 'No machine is made here: write setup({…}).createMachine({…}).');
        for (const other of others) report(other, '', 'A second machine: give it a file of its own.');
      },
    };
  },
};

/** @param {CallExpression} call */
function makesMachine({ callee }) {
  if (callee.type === 'Identifier') return callee.name === 'createMachine';
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'createMachine'
  );
}

/**
 * @param {CallExpression} call
 * @param {string} fileName
 * @param {Report} report
 */
function lookAt(call, fileName, report) {
  const vocabulary = setupBefore(call);
  if (vocabulary) namesIn(vocabulary, report);
  else report(call, '', 'Write setup({…}) with a literal right before .createMachine({…}).');
  const [config] = call.arguments;
  if (config?.type !== 'ObjectExpression') {
    report(call, '', 'Write the configuration itself here, as a literal.');
    return;
  }
  identity(config, fileName, report);
  state(report, config, '');
}

/**
 * The argument of `setup`; null if it is no object literal, or if `setup` is not called right before `createMachine`.
 *
 * @param {CallExpression} call
 * @returns {ObjectExpression | null}
 */
function setupBefore({ callee }) {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'CallExpression') return null;
  const { callee: setup, arguments: given } = callee.object;
  if (setup.type !== 'Identifier' || setup.name !== 'setup' || given.length !== 1) return null;
  return given[0]?.type === 'ObjectExpression' ? given[0] : null;
}

/**
 * Requires literal names for actors, guards, actions and delays; their implementations may be any code.
 *
 * @param {ObjectExpression} setup
 * @param {Report} report
 */
function namesIn(setup, report) {
  for (const property of setup.properties) {
    if (nameOf(property) === null) report(whereWritten(property), 'setup', WRITE_OUT);
  }
  for (const group of ['actors', 'guards', 'actions', 'delays']) {
    const value = propertyOf(setup, group)?.value;
    if (value === undefined) continue;
    if (value.type !== 'ObjectExpression') report(value, group, WRITE_OUT);
    else {
      for (const property of value.properties) {
        if (nameOf(property) === null) report(whereWritten(property), group, WRITE_OUT);
      }
    }
  }
}

/**
 * @param {ObjectExpression} config
 * @param {string} fileName
 * @param {Report} report
 */
function identity(config, fileName, report) {
  const id = textOf(propertyOf(config, 'id')?.value);
  if (id === null) {
    report(config, '', 'Give the machine an id.');
    return;
  }
  const expected = `${id}.machine.ts`;
  if (fileName !== expected) report(config, '', `The machine is called ${id}: call its file ${expected}.`);
  const description = propertyOf(config, 'description')?.value;
  // A state or transition without a section inherits that of the nearest enclosing state.
  if (description && !SECTION.test(textOf(description) ?? '')) {
    report(description, 'description', 'Name the section that it all comes from, as in (specification §4).');
  }
}
