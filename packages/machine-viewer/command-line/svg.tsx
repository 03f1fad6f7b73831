import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../../machine-core/index.ts';
import { Diagram } from '../diagram/Diagram.tsx';
import { DESKTOP, gridDrawingOf, type Room } from '../diagram/grid/search.ts';
import { type Marks, MarksContext } from '../diagram/marks.ts';
import { selfContainedSvg } from '../export/self-contained-svg.ts';
import { IN_ENGLISH } from '../labels.ts';
import { assetOf } from './assets.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** A chart as an SVG file, with all its states open; in the light theme. Text has 12 px. */
export function svgOf(chart: Chart, marks: Marks = new Map(), room: Room = DESKTOP): string {
  const drawing = gridDrawingOf(chart, NOTHING, IN_ENGLISH, room);
  const svg = renderToStaticMarkup(
    <MarksContext value={marks}>
      <Diagram
        chart={chart}
        drawing={drawing}
        active={NOTHING}
        walked={[]}
        chosen={null}
        onChoose={ignored}
        onToggle={ignored}
      />
    </MarksContext>,
  );
  const tokens = readFileSync(assetOf('tokens.css'), 'utf8');
  const day = tokens.slice(tokens.indexOf('@utility day-tokens'));
  // Programs other than browsers do not know nested rules.
  const { code } = transformSync(readFileSync(assetOf('diagram.css'), 'utf8'), {
    loader: 'css',
    target: 'chrome100',
  });
  return `${selfContainedSvg(svg, {
    // Nothing can be collapsed in a file.
    css: `${code}.toggle{display:none}`,
    tokenOf: (name) => new RegExp(`${name}: ([^;]+);`).exec(day)?.[1] ?? '',
  })}\n`;
}

function ignored(): void {}
