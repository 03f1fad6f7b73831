/**
 * The syntax nodes that the house rules use, derived from the types of oxlint's plugin API.
 *
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} AnyRule
 * @typedef {Extract<AnyRule, { create: unknown }>} Rule
 * @typedef {Parameters<NonNullable<Rule['create']>>[0]} Context
 * @typedef {ReturnType<NonNullable<Rule['create']>>} Visitor
 * @typedef {Parameters<NonNullable<Visitor['CallExpression']>>[0]} CallExpression
 * @typedef {Extract<Parameters<Context['report']>[0], { node: unknown }>['node']} Node
 * @typedef {Parameters<NonNullable<Visitor['ImportDeclaration']>>[0]} ImportDeclaration
 * @typedef {Parameters<NonNullable<Visitor['ObjectExpression']>>[0]} ObjectExpression
 * @typedef {ObjectExpression['properties'][number]} AnyProperty
 * @typedef {Extract<AnyProperty, { type: 'Property' }>} Property
 * @typedef {Property['value']} Value
 */

/**
 * The name of a property; null for a computed or numeric key and for a spread.
 *
 * @param {AnyProperty} property
 * @returns {string | null}
 */
export function nameOf(property) {
  if (property.type !== 'Property' || property.computed) return null;
  const { key } = property;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}

/**
 * Returns the property of that name; null if there is none.
 *
 * @param {ObjectExpression} object
 * @param {string} name
 * @returns {Property | null}
 */
export function propertyOf(object, name) {
  for (const property of object.properties) {
    if (property.type === 'Property' && nameOf(property) === name) return property;
  }
  return null;
}

/**
 * The text of a string literal or of a template without expressions; null for anything else.
 *
 * @param {Value | null | undefined} value
 * @returns {string | null}
 */
export function textOf(value) {
  if (value?.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value?.type === 'TemplateLiteral' && value.expressions.length === 0) {
    return value.quasis[0]?.value.cooked ?? null;
  }
  return null;
}
