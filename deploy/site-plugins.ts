import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import svgr from 'vite-plugin-svgr';
import { catalogChunks } from './catalog-chunks.ts';

/** Maps the sample colours of a cover drawing to the props that replace them (`src/ui/brand/cover/paint.ts`). */
const PAINTS = {
  '#f5b938': '{props.gold}',
  '#f2e2c4': '{props.ivory}',
  '#e65577': '{props.tone}',
  '#ff7f9c': '{props.palette.tone}',
  '#b3265f': '{props.palette.shade}',
  '#ffb86b': '{props.palette.light}',
  '#1f1048': '{props.palette.foot}',
};

/**
 * Vite plugins for every build of the site's own modules: JSX, the catalogs in chunks, `*.svg?react` as decorative drawings,
 * and `*.svg?motif` as the shapes of a larger drawing. `partOf`: the chunk of a message; without it, each is in `shell`.
 */
export const sitePlugins = (partOf: (id: string) => string = () => 'shell'): PluginOption[] => [
  react(),
  catalogChunks(partOf),
  svgr({
    svgrOptions: {
      jsxRuntime: 'automatic',
      dimensions: false,
      svgProps: { 'aria-hidden': 'true', focusable: 'false' },
    },
  }),
  svgr({
    include: '**/*.svg?motif',
    svgrOptions: {
      replaceAttrValues: PAINTS,
      // Exports the children only, because the larger drawing renders the `<svg>` element itself.
      template: ({ jsx: { children } }, { tpl }) =>
        tpl`export default (props) => ${
          children.length === 1
            ? children[0]
            : {
                type: 'JSXFragment',
                openingFragment: { type: 'JSXOpeningFragment' },
                closingFragment: { type: 'JSXClosingFragment' },
                children,
              }
        };`,
    },
  }),
];
