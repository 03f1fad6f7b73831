/** Code is loaded on demand by `lateCode` of `src/platform/late-code.ts`. */

/** @import { Rule } from './features.js' */

/** @type {Rule} */
export const lateCode = {
  meta: {
    type: 'problem',
    docs: { description: 'After a failed load of code the page reloads once.' },
  },
  create(context) {
    return {
      ImportExpression(node) {
        const call = node.parent?.type === 'ArrowFunctionExpression' ? node.parent.parent : undefined;
        const callee = call?.type === 'CallExpression' ? call.callee : undefined;
        if (callee?.type === 'Identifier' && callee.name === 'lateCode') return;
        context.report({
          node,
          message: 'Load code by lateCode(() => import(…)), which reloads the page once if that fails.',
        });
      },
    };
  },
};
