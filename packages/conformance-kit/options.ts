/** The kit's command line. Passwords may come from the environment, so that the shell history does not contain them. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { ConformOptions } from './conform.ts';
import type { Credentials } from './wire/adapter.ts';

export const USAGE = `dok-champa-conformance --base-url URL     (in the repository: npm run conformance -- --base-url URL)

  --base-url URL      the site's root; /api/v2 is appended
  --mode MODE         full (default): registers some 80 players (150 with a lab) and opens some
                      60 orders (130 with a lab); for a server that may be written to
                      read-only: only reads, login, logout and the check whether a username is free
  --username NAME     a player with a bank account; twice for the rules about another player's data
  --password WORD     the player's password; repeated in the same order
  --lab URL           the base URL of a lab, such as URL/__lab, to pay, act as staff, move the clock
  --adapter FILE      a module of your own, instead of a lab: see the README
  --only CALL         only the rules of a call, such as depositCreate; or those with CALL in their
                      name, such as throttle or deposit; may be repeated
  --jobs NUMBER       rules at the same time, each job in a world of the lab: 4 by default with a
                      lab that has worlds, otherwise 1
  --list              prints every rule with its call, and sends nothing
  --json FILE         also writes the findings to FILE
  --junit FILE        also writes the findings to FILE, as JUnit XML
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
  readonly conform: Omit<ConformOptions, 'isWanted' | 'isTraffic' | 'adapter'>;
  /** The file of the adapter. */
  readonly adapter: string | null;
  readonly only: readonly string[];
  readonly list: boolean;
  readonly json: string | null;
  readonly junit: string | null;
  readonly help: boolean;
}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  'base-url': text,
  mode: text,
  username: texts,
  password: texts,
  lab: text,
  adapter: text,
  only: texts,
  jobs: text,
  list: flag,
  json: text,
  junit: text,
  seed: text,
  help: flag,
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws WrongUsage */
export function readCommand(argumentList: readonly string[], environment: Environment): Command {
  const values = parsed(argumentList);
  const { mode = 'full', lab, adapter = null, json = null, junit = null, only = [] } = values;
  const { help = false, list = false } = values;
  if (mode !== 'full' && mode !== 'read-only')
    throw new WrongUsage(`--mode must be full or read-only, not ${mode}.`);
  const origin = values['base-url'];
  if (origin === undefined && !help && !list) throw new WrongUsage('--base-url is missing.');
  if (lab !== undefined && adapter !== null) throw new WrongUsage('Give --lab or --adapter, not both.');
  return {
    conform: {
      origin: addressIn('--base-url', origin ?? 'http://localhost'),
      mode,
      lab: lab === undefined ? null : addressIn('--lab', lab),
      credentials: credentialsIn(values.username, values.password, environment),
      seed: seedIn(values.seed),
      jobs: jobsIn(values.jobs, lab !== undefined),
    },
    adapter,
    only,
    list,
    json,
    junit,
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

/** Enough to keep a server of one process busy; the mock has room for more worlds. */
const DEFAULT_JOBS = 4;
const MOST_JOBS = 32;

function jobsIn(jobs: string | undefined, hasLab: boolean): number {
  if (jobs === undefined) return hasLab ? DEFAULT_JOBS : 1;
  const number = /^\d{1,2}$/.test(jobs) ? Number(jobs) : 0;
  if (number < 1 || number > MOST_JOBS)
    throw new WrongUsage(`--jobs must be a number from 1 to ${MOST_JOBS}, not ${jobs}.`);
  return number;
}
