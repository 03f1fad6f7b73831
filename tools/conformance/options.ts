/** The kit's command line. Passwords may come from the environment, so that the shell history does not contain them. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { ConformOptions } from './conform.ts';
import type { Credentials } from './target-state.ts';

export const USAGE = `npm run conformance -- --base-url URL

  --base-url URL      the site's root; /api/v2 is appended
  --mode MODE         full (default): registers some 60 players (120 with a lab) and opens some
                      60 orders (110 with a lab); for a server that may be written to
                      read-only: only reads, login, logout and the check whether a username is free
  --username NAME     a player with a bank account; twice for the rules about another player's data
  --password WORD     the player's password; repeated in the same order
  --lab URL           the base URL of a lab, such as URL/__lab, to pay, act as staff, move the clock
  --filter WORD       only rules with WORD in their name, such as depositCreate; may be repeated
  --json FILE         also writes the findings to FILE
  --seed NUMBER       generates the same names as an earlier run, for a server that was reset

CONFORMANCE_USERNAME, CONFORMANCE_PASSWORD and, for the second player, CONFORMANCE_USERNAME_2 and
CONFORMANCE_PASSWORD_2 replace --username and --password. Without them a full run registers players.
Exit code: 0 if every rule that was reached passes, 1 if one fails, 2 for wrong usage, 3 if no server
responds.`;

/** The command line is invalid. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

export interface Command {
  readonly conform: Omit<ConformOptions, 'isWanted' | 'isTraffic'>;
  readonly filters: readonly string[];
  readonly json: string | null;
  readonly help: boolean;
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const OPTIONS = {
  'base-url': text,
  mode: text,
  username: texts,
  password: texts,
  lab: text,
  filter: texts,
  json: text,
  seed: text,
  help: { type: 'boolean' },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws WrongUsage */
export function readCommand(argumentList: readonly string[], environment: Environment): Command {
  const values = parsed(argumentList);
  const { mode = 'full', lab, json = null, filter = [], help = false } = values;
  if (mode !== 'full' && mode !== 'read-only')
    throw new WrongUsage(`--mode must be full or read-only, not ${mode}.`);
  const origin = values['base-url'];
  if (origin === undefined && !help) throw new WrongUsage('--base-url is missing.');
  return {
    conform: {
      origin: addressIn('--base-url', origin ?? 'http://localhost'),
      mode,
      lab: lab === undefined ? null : addressIn('--lab', lab),
      credentials: credentialsIn(values.username, values.password, environment),
      seed: seedIn(values.seed),
    },
    filters: filter,
    json,
    help,
  };
}

function parsed(argumentList: readonly string[]) {
  try {
    return parseArgs({ args: [...argumentList], options: OPTIONS }).values;
  } catch (thrown) {
    throw new WrongUsage(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function addressIn(option: string, url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new WrongUsage(`${option} must be an address such as http://localhost:3001, not ${url}.`);
  }
  return url.replace(/\/+$/, '');
}

function credentialsIn(
  usernames: readonly string[] = [],
  passwords: readonly string[] = [],
  environment: Environment,
): Credentials[] {
  const players = ['', '_2'].map((suffix, index) => ({
    username: usernames[index] ?? environment[`CONFORMANCE_USERNAME${suffix}`],
    password: passwords[index] ?? environment[`CONFORMANCE_PASSWORD${suffix}`],
  }));
  if (usernames.length > 2 || passwords.length > 2) throw new WrongUsage('At most two players can be given.');
  return players.flatMap(({ username, password }) => {
    if (username === undefined && password === undefined) return [];
    if (username === undefined || password === undefined) {
      throw new WrongUsage('A player needs both a username and a password.');
    }
    return [{ username, password }];
  });
}

/** Seeds are below 10^9, so that they fit into a username. */
const SEEDS = 1_000_000_000;

function seedIn(seed: string | undefined): number {
  if (seed === undefined) return randomInt(SEEDS);
  if (!/^\d{1,9}$/.test(seed))
    throw new WrongUsage(`--seed must be a number of up to nine digits, not ${seed}.`);
  return Number(seed);
}
