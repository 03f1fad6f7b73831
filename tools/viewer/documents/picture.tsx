import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../../chart/chart.ts';
import { Diagram } from '../diagram/Diagram.tsx';
import type { Drawing } from '../diagram/drawing.ts';

/** A diagram as a self-contained SVG file with its styles; light or dark by `prefers-color-scheme`. */
export function pictureOf(chart: Chart, drawing: Drawing, styles: string): string {
  const markup = renderToStaticMarkup(
    <Diagram chart={chart} drawing={drawing} active={new Set()} walked={[]} chosen={null} />,
  );
  // CDATA, because XML would parse the `&` of nested CSS rules as an entity.
  const style = `<style><![CDATA[${styles}]]></style>`;
  const paper = '<rect width="100%" height="100%" fill="var(--canvas)"/>';
  // One line for each element, so that a diff shows what has changed.
  const lines = markup.replace('</desc>', `</desc>${style}${paper}`).replaceAll(/<\/g>|<\/style>/g, '$&\n');
  return `${lines}\n`;
}

/** The CSS of the pictures: `diagram` is diagram.css, `tokens` the file with the day and night tokens that it uses. */
export function pictureStyles(diagram: string, tokens: string): string {
  const used = new Set([...diagram.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  const colours = (theme: string) => {
    const [, block = ''] = new RegExp(`@utility ${theme}-tokens \\{(.*?)\\n\\}`, 's').exec(tokens) ?? [];
    return [...block.matchAll(/(--[\w-]+): ([^;]+);/g)]
      .filter(([, name = '']) => used.has(name))
      .map(([, name, colour]) => `${name}:${colour}`)
      .join(';');
  };
  const rules = diagram
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `:root{${colours('day')}}@media (prefers-color-scheme:dark){:root{${colours('night')}}}${rules}`;
}
