import type { Chart } from '../../chart/chart.ts';
import { GENERATED, row } from './markdown.ts';

/** The index in Markdown: a table of all machines, and the legend of the diagrams. */
export function indexPage(charts: readonly Chart[]): string {
  return [
    '# The machines',
    GENERATED,
    'The statecharts of the site: one machine for each flow of a player. To explore, simulate and follow them live, run `npm start` and open `/__machines`; `npm run build -- --mode machines` builds the viewer as static files for any host. Stately’s extension for VS Code opens the files `machines/*.machine.ts` as they are ([what it does not read](../../tools/viewer/stately/README.md)).',
    [
      row(['Machine', 'Purpose', 'States', 'Transitions', 'Sections']),
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
      row(['Sign', 'Meaning']),
      row(['---', '---']),
      row(['●→', 'the initial state']),
      row(['`order.check`', 'an event from the player, the page or another machine']),
      row(['`after untilSlow`', 'a delayed transition: the delay has passed']),
      row(['`done loadQr`, `failed loadQr`', 'an invoked actor has resolved, or has failed']),
      row(['`always`', 'an eventless transition: taken as soon as its guard holds']),
      row(['`[isUnpaid]`, `[else]`', 'the guard that must hold; the branch if no guard before it held']),
      row(['`/ learn`', 'the actions of the transition']),
      row(['a dashed border', 'a region that is active in parallel to its siblings']),
      row(['a double border', 'a final state']),
      row(['a line inside a state', 'a transition that does not leave the state']),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
