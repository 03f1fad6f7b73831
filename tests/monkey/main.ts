/** `npm run monkey -- [--minutes N] [--walks N] [--seed N] [--workers N] [--shrinks N]`: runs walks and prints the violations. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { reportInText, runWalks } from './run.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    walks: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    shrinks: { type: 'string', default: '60' },
  },
});

const seed = Number(values.seed ?? randomInt(2 ** 31));
process.stdout.write(`seed ${seed}\n`);
const report = await runWalks({
  seed,
  walks: Number(values.walks ?? (values.minutes === undefined ? 100 : 1_000_000)),
  milliseconds: Number(values.minutes ?? 60) * 60_000,
  workers: Number(values.workers ?? availableParallelism()),
  shrinks: Number(values.shrinks),
  report: ({ message, seed: own }) => process.stdout.write(`${own}: ${message}\n`),
});
process.stdout.write('\n');
process.stdout.write(reportInText(report));
process.exitCode = report.violations.length === 0 ? 0 : 1;
