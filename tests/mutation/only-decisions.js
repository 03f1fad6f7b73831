/**
 * Excludes code from mutation. Of a machine, only the guards, actions, delays and helper functions are mutated: `npm run
 * test:mutants` mutates its transitions. Of the contract, computations are mutated; schemas have tests of their own.
 */

/**
 * The properties of Babel's syntax nodes and paths that are used here: Stryker's API does not declare their types.
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
 * @property {string} listKey the list of the parent that contains the node: `arguments`, `properties`
 * @property {Place | null} parentPath
 */

/** The parts of `setup` that decide something or change the context. */
const DECISIONS = ['guards', 'actions', 'delays'];

/** The functions that declare a schema: `contract/schema/vocabulary.ts`. */
const SHAPES = ['record', 'text', 'list', 'map', 'choice'];

/** What `declareValuePlugin` of Stryker's API returns. The API is not installed beside this file (tests/mutation/package.json). */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'only-decisions', value: { shouldIgnore: reasonToLeave } },
];

/**
 * The reason why the node and everything in it is not mutated; undefined if it is.
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
 * Whether this is the argument of `setup`.
 *
 * @param {Place | null} place
 */
function isPartOfSetup(place) {
  return place?.listKey === 'arguments' && place.parentPath?.node.callee?.name === 'setup';
}

/**
 * Whether this declares a constant table such as `DEPOSIT_TRANSITIONS`, which its test repeats in full.
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
