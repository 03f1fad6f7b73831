import type { Chart } from '../../chart/chart.ts';
import { GENERATED, row } from './markdown.ts';

/** The index in Markdown: a table of all machines, and the legend of the diagrams. */
export function indexPage(charts: readonly Chart[]): string {
  return [
    '# The machines',
    GENERATED,
    'Everything that can happen on the site, as statecharts: one machine for each thing that a player does or meets. To walk about in them, to follow them while the site runs and to try them out, `npm start` and open `/__machines`; `npm run build -- --mode machines` builds the same as files for any host.',
    [
      row(['Machine', 'What it is for', 'States', 'Transitions', 'Where it is said']),
      row(['---', '---', '--:', '--:', '---']),
      ...charts.map(({ id, description, nodes, edges }) =>
        row([
          `[${id}](${id}.md)`,
          description,
          String(nodes.length - 1),
          String(edges.length),
          nodes[0]?.sections.join(', ') ?? '',
        ]),
      ),
    ].join('\n'),
    '## How a diagram is read',
    [
      row(['Sign', 'What it means']),
      row(['---', '---']),
      row(['●→', 'where a state begins']),
      row(['`order.check`', 'an event: what the player, the page or another machine tells']),
      row(['`after untilSlow`', 'a time that is over']),
      row(['`done loadQr`, `failed loadQr`', 'an actor that was at work has answered, or has failed']),
      row(['`always`', 'at once']),
      row(['`[isUnpaid]`, `[else]`', 'only if this holds; if none before it did']),
      row(['`/ learn`', 'what is done on the way']),
      row(['a dashed border', 'what goes on side by side']),
      row(['a double border', 'an end']),
      row(['a line of a state’s own', 'what it does without leaving']),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
