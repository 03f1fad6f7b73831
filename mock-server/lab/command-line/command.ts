/** Parses a command line into verb, fields and options. */
import { parseArgs } from 'node:util';
import { likeliest } from '../near-miss/spelling.ts';
import { meaningOf } from './short.ts';
import { didYouMean, WrongUsage } from './wrong-usage.ts';

export interface Command {
  /** The words before the first field: `bank/pay`, or `bank` and `pay`. Those of a short command are written out. */
  readonly text: readonly string[];
  /** `name=value` pairs, in the order of the command line. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly options: Options;
}

export interface Options {
  /** The server's address; if absent, the usual addresses are tried. */
  readonly url?: string;
  /** The id of a world; if absent, LAB_WORLD or the world `default`. */
  readonly world?: string;
  /** Prints the response body unchanged. */
  readonly json: boolean;
  /** Sends DELETE; only for a lab verb that has it, such as `faults`. */
  readonly delete: boolean;
  /** Prints the verb's fields without sending anything. */
  readonly help: boolean;
  /** Follows the events of the world after the response; only for `state`. */
  readonly watch: boolean;
  /** Prints every column of a collection. */
  readonly allColumns: boolean;
  /** The count that `count` expects. */
  readonly expected?: number;
}

const OPTIONS = {
  url: { type: 'string' },
  world: { type: 'string' },
  json: { type: 'boolean' },
  delete: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  watch: { type: 'boolean' },
  'all-columns': { type: 'boolean' },
} as const;

/** Parses the arguments. Throws WrongUsage. */
export function readCommand(argumentList: readonly string[]): Command {
  const { values, positionals } = parsed(argumentList.map(withoutMinus));
  const firstField = positionals.findIndex((word) => word.includes('='));
  const given = (firstField === -1 ? positionals : positionals.slice(0, firstField)).map(withMinus);
  const meaning = meaningOf(given);
  const text = meaning?.text ?? given;
  const isHelp = text[0] === 'help';
  return {
    text: isHelp ? text.slice(1) : text,
    fields: [...(meaning?.fields ?? []), ...positionals.slice(given.length).map(fieldIn)],
    options: {
      ...(values.url === undefined ? {} : { url: values.url }),
      ...(values.world === undefined ? {} : { world: values.world }),
      json: values.json ?? false,
      delete: values.delete ?? meaning?.delete ?? false,
      help: values.help ?? isHelp,
      watch: values.watch ?? false,
      allColumns: values['all-columns'] ?? false,
      ...(meaning?.expected === undefined ? {} : { expected: meaning.expected }),
    },
  };
}

/** A word such as `-30m` is no option, but would be parsed as one. */
function withoutMinus(word: string): string {
  return /^-\d/.test(word) ? word.replace('-', MINUS) : word;
}

function withMinus(word: string): string {
  return word.replace(MINUS, '-');
}

const MINUS = '\u2212';

function parsed(argumentList: readonly string[]) {
  try {
    return parseArgs({ args: [...argumentList], options: OPTIONS, allowPositionals: true });
  } catch {
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    const unknown = argumentList.find(
      (word) => word.startsWith('-') && !names.includes(word.split('=')[0] ?? ''),
    );
    if (unknown === undefined)
      throw new WrongUsage('--url needs an address, --world an id; the other options have no value.');
    throw new WrongUsage(`There is no option ${unknown}.${didYouMean(likeliest(unknown, names))}`);
  }
}

function fieldIn(word: string): [string, string] {
  const at = word.indexOf('=');
  if (at < 1) throw new WrongUsage(`“${word}” is not a field: write name=value.`);
  return [word.slice(0, at), word.slice(at + 1)];
}
