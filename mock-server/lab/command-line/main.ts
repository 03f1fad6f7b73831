/** `npm run lab`: the lab from the command line. */
import { run } from './run.ts';

const say = (stream: NodeJS.WriteStream) => (line: string) => {
  stream.write(`${line}\n`);
};

// Whoever reads only the beginning, as `head` does, has what they wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  // npm moves to the project's folder; a file is named from where the command was written.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  // What goes into a file or another program is not broken: a row stays a line.
  width: process.stdout.columns ?? Number.POSITIVE_INFINITY,
  print: say(process.stdout),
  complain: say(process.stderr),
});
