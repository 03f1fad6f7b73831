/**
 * What is not mutated: words, shapes and charts. A machine's chart is broken by `npm run test:mutants`, edge by edge, in a
 * manner that knows statecharts; here it is the code that a chart calls by name: its guards, its actions, its delays, and
 * the functions beside it. In the contract it is whatever is worked out; a shape has the tests of its schema.
 */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * A place in the syntax tree, as far as it is looked at here: the API leaves its type to Babel.
 *
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [name] of an identifier
 * @property {Node} [key] of a property
 * @property {Node} [id] of a declaration
 * @property {Node} [init] of a declaration
 * @property {Node} [callee] of a call
 * @property {Node} [property] of `object.property`
 *
 * @typedef {object} Place
 * @property {Node} node
 * @property {string} listKey the list of the parent that the node stands in: `arguments`, `properties`
 * @property {Place | null} parentPath
 */

/** The parts of `setup` that decide something or change the context. */
const DECISIONS = ['guards', 'actions', 'delays'];

/** How a schema begins: `contract/schema/vocabulary.ts`. */
const SHAPES = ['record', 'text', 'list', 'map', 'choice'];

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'only-decisions', {
    shouldIgnore: (path) => reasonToLeave(/** @type {Place} */ (/** @type {unknown} */ (path))),
  }),
];

/**
 * Why what stands here stays as it is, with all that is in it; nothing where it is mutated.
 *
 * @param {Place} place
 * @returns {string | undefined}
 */
function reasonToLeave({ node, listKey, parentPath }) {
  const parent = parentPath?.node;
  if (listKey === 'arguments' && parent?.callee?.property?.name === 'createMachine') return 'a chart';
  if (isPartOfSetup(parentPath) && !DECISIONS.includes(node.key?.name ?? '')) return 'not a decision';
  if (node.type === 'VariableDeclarator' && node.id?.name === 'notProvided') return 'never called';
  if (isTable(node)) return 'a table';
  if (node.type === 'CallExpression' && SHAPES.includes(node.callee?.name ?? '')) return 'a shape';
  if (listKey === 'arguments' && parent?.type === 'NewExpression' && isError(parent)) return 'words for us';
  return undefined;
}

/**
 * Whether this is the object that `setup` is called with.
 *
 * @param {Place | null} place
 */
function isPartOfSetup(place) {
  return place?.listKey === 'arguments' && place.parentPath?.node.callee?.name === 'setup';
}

/**
 * Whether this is a table of words, as `DEPOSIT_TRANSITIONS`: data that is written once more in its test.
 *
 * @param {Node} node
 */
function isTable({ type, id, init }) {
  const isData = init?.type === 'ArrayExpression' || init?.type === 'ObjectExpression';
  return type === 'VariableDeclarator' && /^[A-Z_]+$/.test(id?.name ?? '') && isData;
}

/** @param {Node} created */
function isError(created) {
  return (created.callee?.name ?? '').endsWith('Error');
}
