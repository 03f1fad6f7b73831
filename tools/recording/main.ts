/**
 * `npm run capsule -- FILE` replays a bug capsule, prints its steps and compares the final states (tools/recording/README.md).
 * `--keep NAME` saves it as a test; `--accept` rewrites the expectations of a kept one.
 *
 * Exit codes: 0 same final state, 1 another final state, 2 wrong usage or not a capsule.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCapsule } from './format.ts';
import { verdictOn } from './replay/verdict.ts';
import { accepted, playedThrough, printed, reported } from './kept/kept-capsule.ts';

const USAGE = 'npm run capsule -- FILE [--keep NAME] [--accept]';
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

process.exitCode = await run();

async function run(): Promise<number> {
  const asked = askedFor();
  if (typeof asked === 'string') return rejected(asked);
  const { file, keep, accept } = asked;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return rejected(`${file} cannot be read.`);
  }
  const reading = readCapsule(text);
  if (!reading.ok) return rejected(reading.problem);
  let { capsule } = reading;
  if (accept) {
    capsule = await accepted(capsule);
    const after = await verdictOn(capsule);
    if (!after.isSame)
      return rejected(`It cannot be accepted and must be recorded again: ${after.difference}`);
    writeFileSync(file, printed(capsule));
  }

  const { scenario, seed, clock, route, language, log } = capsule;
  console.log(
    `scenario ${scenario ?? 'unknown'}, seed ${seed ?? 'unknown'}, ${clock?.now ?? 'time unknown'}, ${language.start}, ${route.start}`,
  );
  if (log.forgotten === 0) {
    const { steps, replay } = playedThrough(capsule);
    for (const step of steps) console.log(reported(step));
    replay.stop();
  }
  const verdict = await verdictOn(capsule);
  console.log(
    verdict.isSame
      ? `\nThe same final state: ${verdict.hash}`
      : `\nA different final state. ${verdict.difference}`,
  );
  if (keep !== null && verdict.isSame) {
    const path = new URL(`kept/${keep}.capsule.json`, import.meta.url);
    writeFileSync(path, printed(await accepted(capsule)));
    console.log(`Kept as tools/recording/kept/${keep}.capsule.json; from now on it is replayed by npm test.`);
  }
  return verdict.isSame ? 0 : 1;
}

interface Asked {
  readonly file: string;
  readonly keep: string | null;
  readonly accept: boolean;
}

function askedFor(): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      options: { keep: { type: 'string' }, accept: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    const { keep = null, accept = false } = values;
    if (file === undefined || positionals.length > 1) return USAGE;
    if (keep !== null && !NAME.test(keep))
      return `A name consists of lowercase letters, digits and hyphens. ${USAGE}`;
    return { file, keep, accept };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${USAGE}`;
  }
}

function rejected(text: string): number {
  console.error(text);
  return 2;
}
