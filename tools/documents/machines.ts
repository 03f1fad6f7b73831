/** Writes `docs/machines.md`. With `--check` it writes nothing, and fails if the file differs from what the machines generate. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../../tests/suites/child.ts';
import type { Chart } from '../../packages/machine-core/index.ts';
import { CHARTS } from '../fixtures/charts.ts';
import { row } from './markdown.ts';

const FILE = 'docs/machines.md';

const text = `# The machines

<!-- Written by \`npm run documents -- machines\` from the machines. Changes here are overwritten. -->

One statechart for each flow of a player. [The viewer](../tools/viewer/README.md) draws, explains, follows and simulates them: \`npm start\`, then
\`/__machines\`. \`npm run build -- --mode machines\` builds it as static files for any host, and *Share* saves or prints a chart. Each
file below has the states and transitions of a machine, with their meaning.

${row(['Machine', 'Purpose', 'Actors'])}
${row(['---', '---', '---'])}
${CHARTS.map((chart) => row([`[${chart.id}](../machines/${chart.id}.machine.ts)`, chart.description, actorsOf(chart)])).join('\n')}
`;

if (!process.argv.includes('--check')) {
  await writeFile(join(REPOSITORY, FILE), text);
} else if ((await readFile(join(REPOSITORY, FILE), 'utf8').catch(() => '')) !== text) {
  console.error(
    `${FILE} is not what the machines give. \`npm run documents -- machines\` brings it up to date.`,
  );
  process.exitCode = 1;
}

/** The names of the actors that a machine invokes. */
function actorsOf({ nodes }: Chart): string {
  return [...new Set(nodes.flatMap(({ invokes }) => invokes.map(({ id }) => id)))].join(', ');
}
