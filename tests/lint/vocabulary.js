/** Rejects names that docs/vocabulary.md replaces by the field's standard terms. */

/** @import { Rule, Node } from './ast.js' */

/** Parts of names, in lower case, and their replacements. */
const REPLACED = new Map([
  ['calm', 'idle'],
  ['curtain', 'START_TIME'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['footsteps', 'transitionTrace'],
  ['happening', 'logEntry'],
  ['happenings', 'logEntries'],
  ['heard', 'received'],
  ['heed', 'dispatch'],
  ['hurry', 'flush'],
  ['refusal', 'rejection, ApiError or RuleViolation'],
  ['refusals', 'rejections'],
  ['refuse', 'reject'],
  ['refused', 'rejected'],
  ['rehearsal', 'simulator'],
  ['rehearse', 'simulate'],
  ['repertoire', 'fixtures'],
  ['repertoires', 'fixtures'],
  ['slots', 'actors'],
  ['spoil', 'applyFault'],
  ['spoilt', 'faulted'],
  ['stage', 'what it is: builder, target, fixtures, canvas'],
  ['standing', 'status'],
  ['standings', 'statuses'],
  ['surroundings', 'dependencies'],
  ['theatre', 'viewer'],
  ['told', 'reported, shown or notified'],
  ['wish', 'request'],
  ['words', 'message, text or label'],
]);

/** Whole names whose parts are ordinary words, and their replacements. */
const REPLACED_NAMES = new Map([
  ['partOf', 'chunkOf for a catalog, else what the part is'],
  ['partsOf', 'what the parts are'],
  ['drawnView', 'prerenderedPage'],
  ['earlyAnswers', 'preloadedResponses'],
  ['firstView', 'prerenderedPage'],
  ['isTakenOver', 'hydrated'],
  ['lettersOf', 'loadFont'],
  ['wayOn', 'nextAction'],
  ['wayOut', 'cancelAction'],
]);

/** @type {Rule} */
export const vocabulary = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Identifiers use the standard terms of docs/vocabulary.md.' },
  },
  create(context) {
    /**
     * @param {Node} node
     * @param {string} name
     */
    const check = (node, name) => {
      const replacement = replacementOf(name);
      if (replacement !== null)
        context.report({ node, message: `${name}: docs/vocabulary.md says ${replacement}.` });
    };
    return {
      Identifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
      PrivateIdentifier: (node) => check(node, node.name),
    };
  },
};

/**
 * The replacement for a name; null if the name is allowed.
 *
 * @param {string} name
 */
export function replacementOf(name) {
  const whole =
    REPLACED_NAMES.get(name) ?? REPLACED_NAMES.get(name.slice(0, 1).toLowerCase() + name.slice(1));
  if (whole !== undefined) return whole;
  for (const part of name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []) {
    const replacement = REPLACED.get(part.toLowerCase());
    if (replacement !== undefined) return replacement;
  }
  return null;
}
