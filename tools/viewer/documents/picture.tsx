import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../../chart/chart.ts';
import { Diagram } from '../diagram/Diagram.tsx';
import type { Drawing } from '../diagram/drawing.ts';

/** A diagram as a file that needs nothing else: with its styles, by day and by night as the reader's device has it. */
export function pictureOf(chart: Chart, drawing: Drawing, styles: string): string {
  const markup = renderToStaticMarkup(
    <Diagram chart={chart} drawing={drawing} active={new Set()} walked={[]} chosen={null} />,
  );
  // The rules are nested by ampersands, which mean something else in XML.
  const style = `<style><![CDATA[${styles}]]></style>`;
  const paper = '<rect width="100%" height="100%" fill="var(--canvas)"/>';
  // A line for each thing drawn: what has changed can be seen in a comparison.
  const lines = markup.replace('</desc>', `</desc>${style}${paper}`).replaceAll(/<\/g>|<\/style>/g, '$&\n');
  return `${lines}\n`;
}

/** The styles of the pictures: those of the diagrams, with the house's colours that they use. */
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
