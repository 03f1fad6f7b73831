/** `npm run lab`: the lab from the command line. */
import { run } from './run.ts';

const say = (stream: NodeJS.WriteStream) => (line: string) => {
  stream.write(`${line}\n`);
};

// A reader such as `head` may close the pipe early; this is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  // npm changes to the project's folder; file names are relative to the folder of the command.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  // Output to a file or a pipe is not wrapped: each row stays on one line.
  width: process.stdout.columns ?? Number.POSITIVE_INFINITY,
  print: say(process.stdout),
  complain: say(process.stderr),
});
