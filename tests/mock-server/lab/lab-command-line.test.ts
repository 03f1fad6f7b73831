/** `npm run lab`: the request for a command line, and the text printed for its response. docs/lab.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../../mock-server/lab/command-line/command.ts';
import { about, commandFor, guide, textFor } from '../../../mock-server/lab/command-line/guide.ts';
import { nameOf, requestOf } from '../../../mock-server/lab/command-line/request.ts';
import { EXIT, run } from '../../../mock-server/lab/command-line/run.ts';
import { summary } from '../../../mock-server/lab/command-line/summary.ts';
import { readable } from '../../../mock-server/lab/command-line/table.ts';
import { WrongUsage } from '../../../mock-server/lab/command-line/wrong-usage.ts';
import { descriptions as verbs } from '../../../mock-server/lab/verbs.ts';
import { listening } from '../../mock-process.ts';
import { openDeposit } from '../../contract/requests.ts';
import { siteForFile, START } from '../../contract/site.ts';
import { ownScript, runNode } from '../../suites/child.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const requestFor = (line: string) => requestOf(readCommand(line.split(' ')), verbs);

/** The usage error for a command line; for a valid one, the request that it would send. */
function complaintAbout(line: string): string {
  try {
    return `sent ${JSON.stringify(requestFor(line))}`;
  } catch (thrown) {
    if (thrown instanceof WrongUsage) return thrown.message;
    throw thrown;
  }
}

describe('a command line becomes a request', () => {
  test.each([
    ['state', { method: 'GET', path: '/__lab/state' }],
    ['state --json', { method: 'GET', path: '/__lab/state' }],
    ['/__lab/state', { method: 'GET', path: '/__lab/state' }],
    ['reset', { method: 'POST', path: '/__lab/reset', body: {} }],
    ['reset scenario=default', { method: 'POST', path: '/__lab/reset', body: { scenario: 'default' } }],
    [
      'staff/deposits/D000001 action=fail',
      { method: 'POST', path: '/__lab/staff/deposits/D000001', body: { action: 'fail' } },
    ],
    ['faults', { method: 'GET', path: '/__lab/faults' }],
    ['faults --delete', { method: 'DELETE', path: '/__lab/faults' }],
    ['faults/F1 --delete', { method: 'DELETE', path: '/__lab/faults/F1' }],
    ['journal method=POST limit=5', { method: 'GET', path: '/__lab/journal?method=POST&limit=5' }],
    ['worlds', { method: 'GET', path: '/__lab/worlds' }],
    ['worlds name=qa seed=2', { method: 'POST', path: '/__lab/worlds', body: { name: 'qa', seed: 2 } }],
    ['worlds/0123456789abcdef --delete', { method: 'DELETE', path: '/__lab/worlds/0123456789abcdef' }],
    ['db', { method: 'GET', path: '/__lab/db' }],
    [
      'db deposits status=OPEN status=PAID _sort=createdAt',
      { method: 'GET', path: '/__lab/db/deposits?status=OPEN&status=PAID&_sort=createdAt' },
    ],
  ])('%s', (line, request) => {
    expect(requestFor(line)).toEqual(request);
  });

  test('numbers and booleans are typed by the verb’s schema; money stays text', () => {
    expect(requestFor('clock advanceSeconds=-3600 frozen=true').body).toEqual({
      advanceSeconds: -3600,
      frozen: true,
    });
    expect(requestFor('bank pay code=D000001 amount=60000 times=2').body).toEqual({
      code: 'D000001',
      amount: '60000',
      times: 2,
    });
  });

  test('a dotted name is a nested field, and a value may contain an equals sign', () => {
    const { body } = requestFor('faults match.method=POST match.path=/api/v2/a=b fault=lost-reply times=1');
    expect(body).toEqual({ match: { method: 'POST', path: '/api/v2/a=b' }, fault: 'lost-reply', times: 1 });
  });
});

describe('the command line of a fault', () => {
  test.each([
    ['match.path.matches=^/api/ fault=drop', { match: { path: { matches: '^/api/' } }, fault: 'drop' }],
    [
      'match.body.provider=gclub match.body.amount=675000 fault=drop',
      { match: { body: { provider: 'gclub', amount: '675000' } }, fault: 'drop' },
    ],
    ['match.body={"days":7} fault=drop', { match: { body: { days: 7 } }, fault: 'drop' }],
    [
      'match.query.page.matches=2 fault=drop',
      { match: { query: { page: { matches: '2' } } }, fault: 'drop' },
    ],
    ['match.player=demo fault=delay delay=300', { match: { player: 'demo' }, fault: 'delay', delay: 300 }],
    [
      'match.player=demo fault=delay delay.median=300 delay.p95=900',
      { match: { player: 'demo' }, fault: 'delay', delay: { median: 300, p95: 900 } },
    ],
    [
      'match.player=demo fault=drop after=2 times=1 probability=0.5',
      { match: { player: 'demo' }, fault: 'drop', after: 2, times: 1, probability: 0.5 },
    ],
    [
      'match.player=demo fault=respond respond.status=429 respond.headers.Retry-After=5 respond.body={"a":[1]}',
      {
        match: { player: 'demo' },
        fault: 'respond',
        respond: { status: 429, headers: { 'Retry-After': '5' }, body: { a: [1] } },
      },
    ],
  ])('faults %s', (line, body) => {
    expect(requestFor(`faults ${line}`)).toEqual({ method: 'POST', path: '/__lab/faults', body });
  });
});

describe('a command that is no request is not sent, and gets a suggestion', () => {
  test.each([
    ['stat', 'There is no verb stat. Did you mean state?'],
    ['bank/pya code=D1', 'There is no verb bank/pya. Did you mean bank/pay?'],
    ['pay code=D1', 'Write pay CODE [half | over | twice | AMOUNT].'],
    ['staff/deposit/D1 action=fail', 'There is no verb staff/deposit/D1. Did you mean staff/deposits/:id?'],
    ['volcano', 'There is no verb volcano.'],
    ['bank/pay code=D1 code=D2', 'code is given twice.'],
    ['bank/pay code=D1 60000', '“60000” is not a field: write name=value.'],
    ['faults/F1', 'The verb has only a DELETE: add --delete.'],
    [
      'faults match.method=POST match.method.matches=P fault=drop',
      'match.method.matches is given both as a whole and by its parts.',
    ],
    ['state --delete', 'The verb has no DELETE, only GET.'],
    ['state --jsno', 'There is no option --jsno. Did you mean --json?'],
    ['state --url', '--url needs an address, --world an id; the other options have no value.'],
    ['state --world', '--url needs an address, --world an id; the other options have no value.'],
  ])('%s', (line, complaint) => {
    expect(complaintAbout(line)).toBe(complaint);
  });
});

describe('the list of verbs', () => {
  test('names every verb, with its explanation and each of its fields', () => {
    const text = guide(verbs, 'http://localhost:1').join('\n');
    for (const verb of verbs) {
      expect(text).toContain(nameOf(verb));
      if (nameOf(verb) !== '') expect(text).toContain(verb.explanation);
    }
    expect(text).toContain('npm run lab -- bank/pay code=D000001 amount=60000');
  });

  test('distinguishes required from optional fields, and lists their choices', () => {
    const clock = verbs.find((verb) => nameOf(verb) === 'clock');
    expect(clock && about(clock).join('\n')).toMatch(
      /\[frozen\] +true or false\. Whether the clock is stopped\./,
    );
    const mode = verbs.find((verb) => nameOf(verb) === 'bank/mode');
    expect(mode && about(mode).join('\n')).toMatch(/ mode +one of up, silent/);
  });

  test.each(verbs.filter((verb) => verb.example))(
    'the printed example of $path parses to the same request',
    (verb) => {
      const { path, body } = verb.example ?? {};
      const request = requestOf(readCommand(textFor(verb) ?? []), verbs);
      expect(request).toEqual({ method: verb.method, path, ...(body === undefined ? {} : { body }) });
    },
  );

  test('arguments that a shell would split are quoted', () => {
    const verb = { method: 'POST', path: '/__lab/x', explanation: '', fields: {} } as const;
    const example = { path: '/__lab/x', body: { name: "it's *", list: [1] } };
    expect(commandFor({ ...verb, example })).toBe(`npm run lab -- x 'name=it'\\''s *' 'list=[1]'`);
  });
});

describe('the printed form of a response', () => {
  test('a list of rows is a table; if it is too wide, the longest column wraps, or each row becomes a block', () => {
    const explanation = 'all is well, and will be for a long time';
    const rows = {
      scenarios: [
        { name: 'default', explanation },
        { name: 'b', explanation: null },
      ],
    };
    expect(readable(rows, 80)).toEqual(['name     explanation', `default  ${explanation}`, 'b        –']);
    expect(readable(rows, 40)).toEqual([
      'name     explanation',
      'default  all is well, and will be for a',
      '         long time',
      'b        –',
    ]);
    expect(readable(rows, 30)).toEqual([
      'name         default',
      `explanation  ${explanation}`,
      '',
      'name         b',
      'explanation  –',
    ]);
  });

  test('nested values are indented below their name', () => {
    const answer = { rate: { currency: 'LAK', buy: '650' }, updatedAt: 'now', codes: [] };
    expect(readable(answer, 80)).toEqual([
      'updatedAt  now',
      '',
      'rate',
      '  currency  LAK',
      '  buy       650',
      '',
      'codes',
      '  none',
    ]);
  });
});

const here = siteForFile();
const folder = temporaryFolder();

/** The command line in this process, against the server of the test. */
async function lab(line: string, environment: Record<string, string> = {}) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const exitCode = await run(line.split(' ').filter(Boolean), {
    environment: { LAB_URL: here.site.origin, ...environment },
    folder: folder.path,
    width: 120,
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

describe('with a server', () => {
  test('without arguments, every verb is printed', async () => {
    const { exitCode, printed } = await lab('');
    expect([exitCode, printed.split('\n')[0]]).toEqual([
      EXIT.done,
      `The lab of ${here.site.origin}: npm run lab -- VERB name=value …`,
    ]);
    expect(printed).toContain('bank/pay');
    expect(JSON.parse((await lab('--json')).printed)).toHaveProperty('verbs');
  });

  test('help and --help print the fields of a verb, and send no request', async () => {
    const journey = await lab('clock --help');
    expect(journey.printed).toContain('advanceSeconds');
    expect((await lab('help clock')).printed).toBe(journey.printed);
    expect(here.site.backend.world.clock.reading().frozen).toBe(false);
  });

  test('a verb is carried out', async () => {
    const demo = await here.site.player('demo');
    const { code } = await openDeposit(demo);
    const { exitCode, printed } = await lab(`bank/pay code=${code} amount=60000`);
    expect([exitCode, printed]).toEqual([EXIT.done, expect.stringContaining('60000')]);
    expect(here.site.backend.world.store.payments.getAll()).toMatchObject([{ amount: '60000' }]);
  });

  test('scenarios are a table of names and explanations', async () => {
    const { printed } = await lab('scenarios');
    expect(printed).toMatch(/^name +.*explanation/);
    expect(printed).toMatch(/^default +.*demo has/m);
  });

  test.each([
    ['reset scenario=defualt', 'there is no scenario defualt; did you mean default?\n  scenario: UNKNOWN'],
    ['bank/pay code=D1 cod=D1', 'bank/pay has no field cod; did you mean code?\n  cod: UNKNOWN'],
    ['bank/pay code=D1 times=many', 'times takes a whole number from 1 to 10\n  times: FORMAT'],
    ['bank/mode mode=slient', 'mode takes one of up, silent; did you mean silent?\n  mode: UNKNOWN'],
    ['scenarios code=D1', 'scenarios has no parameter code; it has none\n  code: UNKNOWN'],
  ])('%s is rejected by the lab, with exit code 1 and its message', async (line, message) => {
    const complaints = `rejected: 422 VALIDATION_FAILED: ${message}`;
    expect(await lab(line)).toEqual({ exitCode: EXIT.rejected, printed: '', complaints });
  });

  test('wrong usage has exit code 2', async () => {
    expect(await lab('stat')).toMatchObject({ exitCode: EXIT.wrongUsage, printed: '' });
    expect(await lab('state --url=nowhere')).toMatchObject({ exitCode: EXIT.wrongUsage });
    expect(await lab('import')).toMatchObject({
      exitCode: EXIT.wrongUsage,
      complaints: 'Write import FILE.',
    });
    expect(await lab('import no-such-file.json')).toMatchObject({ exitCode: EXIT.wrongUsage });
  });

  test('--json prints the unchanged response', async () => {
    expect(JSON.parse((await lab('clock frozen=true --json')).printed)).toEqual({
      clock: { now: START, offsetMs: 0, frozen: true },
    });
  });

  test('state prints clock, bank, faults, the last requests with explanations, and the ledger', async () => {
    const demo = await here.site.player('demo');
    const { code } = await openDeposit(demo);
    await lab('clock advanceSeconds=60');
    await demo.send('/api/v2/deposit');
    await lab('faults match.path=/api/v2/banks match.player=newcomer fault=drop times=1');
    await demo.call('banks');
    const { printed } = await lab('state');
    expect(printed.split('\n').map((line) => line.trim())).toEqual([
      'clock  2026-03-02T03:01:00.000Z, 60 s ahead',
      'bank   up',
      '',
      'faults',
      'F1  drop  /api/v2/banks player newcomer  0 matched, 0 fired  1 more',
      '',
      'requests',
      expect.stringMatching(/^03:00:00 {2}POST \/api\/v2\/deposits {2}201$/),
      expect.stringMatching(/^03:01:00 {2}GET \/api\/v2\/deposit {2}404 NOT_FOUND$/),
      'No call has this path.',
      'Almost GET /api/v2/deposits: “/api/v2/deposit” instead of “/api/v2/deposits”.',
      expect.stringMatching(/^03:01:00 {2}GET \/api\/v2\/banks {2}200$/),
      'F1 did not match: it matches newcomer, but the request was from demo.',
      '',
      'ledger',
      expect.stringMatching(
        new RegExp(`^03:00:00 {2}deposit.opened {2}675000 LAK {2}${code} {2}demo {2}alphabet$`),
      ),
    ]);
  });

  test('journal prints each request with its player, query and body, newest first', async () => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    await here.site.lab.call('games', { query: { page: '2' } });
    const { printed } = await lab('journal limit=2');
    expect(printed.split('\n').map((line) => line.trim())).toEqual([
      '03:00:00  GET /api/v2/games  200',
      'query {"page":"2"}',
      '03:00:00  POST /api/v2/deposits  201',
      'player demo',
      'body {"provider":"alphabet","mid":"MOCKLAK0001","amount":"675000"}',
    ]);
    expect((await lab('journal method=PUT')).printed).toBe('none');
    expect((await lab('journal path=/api/v2/deposit')).complaints).toContain('GET /api/v2/deposits');
  });

  test('export writes a file from which import restores the state', async () => {
    await lab('clock now=2026-12-24T00:00:00Z frozen=true');
    expect(await lab('export state.json')).toMatchObject({ exitCode: EXIT.done, complaints: '' });
    await lab('reset');
    expect(await lab('import state.json')).toMatchObject({ exitCode: EXIT.done, complaints: '' });
    expect(here.site.backend.world.clock.reading()).toMatchObject({ now: '2026-12-24T00:00:00.000Z' });
    expect(JSON.parse(await readFile(folder.in('state.json'), 'utf8'))).toBeTypeOf('object');
    await writeFile(folder.in('broken.json'), '{');
    expect(await lab('import broken.json')).toMatchObject({ exitCode: EXIT.wrongUsage });
  });
});

describe('worlds', () => {
  const create = async (fields: string) =>
    (
      JSON.parse((await lab(`worlds ${fields} --json`)).printed) as {
        readonly world: { readonly id: string };
      }
    ).world.id;

  test('a world is created, listed and deleted', async () => {
    const id = await create('name=payments scenario=deposit-open');
    const row = new RegExp(`^ +${id} +payments +deposit-open +1 +${START}$`, 'm');
    expect((await lab('worlds')).printed).toMatch(row);
    expect(await lab(`worlds/${id} --delete`)).toMatchObject({ exitCode: EXIT.done, complaints: '' });
    expect((await lab('worlds')).printed).not.toContain(id);
    expect((await lab(`worlds ${id} --delete`)).complaints).toContain('rejected: 404 WORLD_NOT_FOUND');
  });

  test('--world and LAB_WORLD select the world of every command, and the option takes precedence', async () => {
    const [one, other] = [await create('scenario=deposit-open'), await create('seed=2')];
    const clockIn = (id: string) => here.site.backend.worlds.use(id)?.clock.reading();
    await lab(`--world ${one} clock frozen=true`);
    expect([clockIn(one), clockIn(other), clockIn('default')]).toMatchObject([
      { frozen: true },
      { frozen: false },
      { frozen: false },
    ]);
    await lab(`clock frozen=false --world=${one}`, { LAB_WORLD: other });
    await lab('clock frozen=true', { LAB_WORLD: other });
    expect([clockIn(one), clockIn(other)]).toMatchObject([{ frozen: false }, { frozen: true }]);
    expect((await lab(`--world ${one} db deposits`)).printed).toContain('D000001');
  });

  test('an export of one world is imported into another', async () => {
    const [one, other] = [await create('scenario=deposit-open'), await create('seed=2')];
    await lab(`export state.json --world ${one}`);
    await lab(`import state.json --world ${other}`);
    expect(here.site.backend.worlds.use(other)?.store.deposits.getAll()).toHaveLength(1);
    expect(here.site.backend.world.store.deposits.getAll()).toEqual([]);
  });

  test('a world that does not exist gives exit code 1; help and the list still work', async () => {
    expect(await lab('--world lost clock frozen=true')).toMatchObject({
      exitCode: EXIT.rejected,
      complaints: expect.stringContaining('rejected: 404 WORLD_NOT_FOUND: there is no world lost'),
    });
    expect(await lab('--world lost clock --help')).toMatchObject({ exitCode: EXIT.done });
    expect(await lab('--world lost worlds')).toMatchObject({ exitCode: EXIT.done });
  });

  test('the verb to enter a world prints a link for a browser', async () => {
    expect((await lab('worlds/default/enter to=/player/deposit/')).printed).toBe(
      `${here.site.origin}/__lab/worlds/default/enter?to=%2Fplayer%2Fdeposit%2F`,
    );
  });
});

describe('as `npm run lab` runs it', () => {
  const script = ownScript('mock-server/lab/command-line/main.ts');

  test('it carries out the verb, and ends with exit code 0', async () => {
    const { exitCode, output } = await runNode([...script, 'clock', 'frozen=true'], {
      LAB_URL: here.site.origin,
    });
    expect([exitCode, output]).toEqual([EXIT.done, expect.stringContaining('frozen    true')]);
    expect(here.site.backend.world.clock.reading().frozen).toBe(true);
  });

  test('a server without a lab has the same exit code as an unreachable server', async () => {
    const page = createServer((_, answer) => answer.end('<!doctype html><title>Another project</title>'));
    const { origin, close } = await listening(page);
    expect(await lab(`state --url ${origin}`)).toMatchObject({ exitCode: EXIT.nothingThere });
    await close();
  });

  test('without a server, it prints which command starts one, and ends with exit code 3', async () => {
    const { exitCode, output } = await runNode([...script, 'state', '--url', await freeOrigin()]);
    expect([exitCode, output]).toEqual([EXIT.nothingThere, expect.stringContaining('`npm start`')]);
  });
});

test('the summary shows how many ledger entries it omits', () => {
  const ledger = Array.from({ length: 12 }, (_, index) => ({
    id: `L${index}`,
    at: START,
    player: 'demo',
    provider: 'alphabet',
    order: null,
    kind: 'credit.adjusted',
    amount: String(index),
    currency: 'THB',
    requestId: 'req-1',
  })) as Parameters<typeof summary>[0]['ledger'];
  const clock = { now: START, offsetMs: 0, frozen: false };
  const counts = { requests: 0, ledger: 40 };
  const lines = summary({ clock, bank: { mode: 'up' }, faults: [], counts, journal: [], ledger });
  expect(lines).toContain('ledger, the last 10 of 40');
  expect(lines.filter((line) => line.includes('credit.adjusted'))).toHaveLength(10);
});

/** An address at which nothing listens: its port was free a moment ago. */
async function freeOrigin(): Promise<string> {
  const { origin, close } = await listening(createServer());
  await close();
  return origin;
}
