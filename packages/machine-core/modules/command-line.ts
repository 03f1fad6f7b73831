/** What the command lines of the packages have in common. */
import { parseArgs } from 'node:util';

/** What is wrong with a command itself, in one line. */
export class Refused extends Error {}

export interface CommandLine<Option extends string> {
  readonly name: string;
  readonly usage: string;
  readonly commands: readonly string[];
  /** The options with a text, besides `--call NAME`, which may be repeated. */
  readonly options: readonly Option[];
}

export interface Command<Option extends string> {
  readonly command: string;
  /** What follows the command. */
  readonly given: readonly string[];
  readonly options: Readonly<Partial<Record<Option, string>>>;
  /** Factories to call. */
  readonly calls: readonly string[];
}

/** Runs the command of this process, and ends the process: with 1 if `run` returns false, or throws what is then printed. */
export async function runCommandLine<Option extends string>(
  { name, usage, commands, options }: CommandLine<Option>,
  run: (command: Command<Option>) => Promise<boolean>,
): Promise<void> {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(options.map((option) => [option, text])),
        call: { ...text, multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { call: calls = [], help, ...rest } = values;
    const [command = 'help', ...given] = positionals;
    const isHelp = help === true || command === 'help';
    if (isHelp) process.stdout.write(usage);
    else if (!commands.includes(command))
      throw new Refused(`There is no command ${command}: ${commands.join(', ')}.`);
    else if (given.length === 0) throw new Refused(`${command} needs a file: ${name} ${command} FILE`);
    const isFine =
      isHelp || (await run({ command, given, options: rest as Command<Option>['options'], calls }));
    // Modules that were imported may have left timers; a pipe takes its time.
    process.stdout.write('', () => process.exit(isFine ? 0 : 1));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`, () =>
      process.exit(1),
    );
  }
}
