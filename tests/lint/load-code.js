/** Code is loaded on demand by `loadCode` of `src/platform/load-code.ts`, or by `lazyPage`, which calls it. */

/** @import { Rule } from './features.js' */

const LOADERS = new Set(['loadCode', 'lazyPage']);

/** @type {Rule} */
export const loadCode = {
  meta: {
    type: 'problem',
    docs: { description: 'After a failed load of code the page reloads once.' },
  },
  create(context) {
    return {
      ImportExpression(node) {
        const call = node.parent?.type === 'ArrowFunctionExpression' ? node.parent.parent : undefined;
        const callee = call?.type === 'CallExpression' ? call.callee : undefined;
        if (callee?.type === 'Identifier' && LOADERS.has(callee.name)) return;
        context.report({
          node,
          message: 'Load code by loadCode(() => import(…)), which reloads the page once if that fails.',
        });
      },
    };
  },
};
