/** A feature imports no other feature: what two features use belongs to `src/api`, `src/ui` or `src/shared`. */

/**
 * The types of oxlint's plugin API.
 *
 * @typedef {Extract<Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1], { create: unknown }>} Rule
 * @typedef {ReturnType<NonNullable<Rule['create']>>} Visitor
 * @typedef {Parameters<NonNullable<Visitor['ImportDeclaration']>>[0]} ImportDeclaration
 */

const FEATURE = /\/src\/features\/([\w-]+)\//;

/** @type {Rule} */
export const noFeatureImports = {
  meta: {
    type: 'problem',
    docs: { description: 'A feature imports no other feature.' },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const own = FEATURE.exec(file)?.[1];
    if (own === undefined) return {};
    /**
     * @param {ImportDeclaration['source']} node
     * @param {string} source
     */
    const check = (node, source) => {
      const other = FEATURE.exec(new URL(source, `file://${file}`).pathname)?.[1];
      if (!source.startsWith('.') || other === undefined || other === own) return;
      const message = `${own} imports the feature ${other}: move what both use to src/api, src/ui or src/shared.`;
      context.report({ node, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source, source.value),
      ExportNamedDeclaration: ({ source }) => source && check(source, source.value),
      ExportAllDeclaration: ({ source }) => check(source, source.value),
      ImportExpression({ source }) {
        if (source.type === 'Literal' && typeof source.value === 'string') check(source, source.value);
      },
    };
  },
};
