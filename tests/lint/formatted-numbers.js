/** A number in a message is formatted as in Lao, `10.000` (specification §9), by `src/format/numbers.ts`: never bare. */

/** @import { Rule } from './features.js' */

/** What a number is usually called in this repository, or in the contract. */
const NUMBERS = new Set([
  'count',
  'days',
  'hours',
  'last',
  'length',
  'maximum',
  'maxLength',
  'minimum',
  'minLength',
  'minutes',
  'page',
  'pageSize',
  'percent',
  'receiveCapPercent',
  'seconds',
  'size',
  'total',
]);

/**
 * @param {any} value an expression
 * @returns {boolean} whether it is a number that is not formatted
 */
function isBare(value) {
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'number';
    case 'BinaryExpression':
      return isBare(value.left);
    case 'ConditionalExpression':
      return isBare(value.consequent) || isBare(value.alternate);
    case 'Identifier':
      return NUMBERS.has(value.name);
    case 'MemberExpression':
      // A limit of the contract, such as USERNAME.minLength, has two digits.
      if (value.object.type === 'Identifier' && /^[A-Z_]+$/.test(value.object.name)) return false;
      return value.property.type === 'Identifier' && NUMBERS.has(value.property.name);
    case 'CallExpression':
      // `String(1000)` is "1000".
      return value.callee.type === 'Identifier' && value.callee.name === 'String';
    default:
      return false;
  }
}

/** @type {Rule} */
export const formattedNumbers = {
  meta: {
    type: 'problem',
    docs: { description: 'Numbers in messages are formatted as in Lao (specification §9).' },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [, values] }) {
        const isMessage =
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === '_';
        if (!isMessage || values?.type !== 'ObjectExpression') return;
        for (const property of values.properties) {
          if (property.type !== 'Property' || !isBare(property.value)) continue;
          context.report({
            node: property,
            message:
              'Format the number, by formatCount or formatAmount: 10.000, not 10000 (specification §9).',
          });
        }
      },
    };
  },
};
