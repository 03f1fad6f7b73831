/** Contract §6, Worlds: how many there may be, how long they live, and what they cost. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Backend, createBackend } from '../../../mock-server/backend.ts';
import { MOST_WORLDS } from '../../../mock-server/worlds.ts';
import { codeIn } from '../../contract/client.ts';
import { clientOf, createdWorld } from '../../contract/in-process.ts';
import { START } from '../../contract/site.ts';

let now = 0;
let backend: Backend;

beforeEach(() => {
  now = Date.parse(START);
  backend = createBackend({ clock: { now: () => now } });
});

const MINUTE = 60_000;
const statusIn = async (id: string) => (await clientOf(backend, id).send('/api/v2/banks')).status;

describe(`at most ${MOST_WORLDS} worlds exist besides default`, () => {
  test('creating another one is 429 with a reason, and no world is lost', { timeout: 60_000 }, async () => {
    const lab = clientOf(backend);
    const made = [];
    for (let count = 0; count < MOST_WORLDS; count += 1) made.push((await createdWorld(lab)).id);
    expect(new Set(made).size).toBe(MOST_WORLDS);
    const answer = await lab.tryLab('worlds', {});
    expect([answer.status, codeIn(answer)]).toEqual([429, 'TOO_MANY_WORLDS']);
    expect(answer.text).toMatch(/delete one/);
    expect(backend.worlds.all()).toHaveLength(MOST_WORLDS + 1);

    await lab.send(`/__lab/worlds/${made[0]}`, { method: 'DELETE' });
    expect((await lab.tryLab('worlds', {})).status).toBe(201);
    now += 60 * MINUTE;
    expect((await lab.tryLab('worlds', {})).status, 'unused ones make room').toBe(201);
  });

  test('concurrent creations do not exceed the limit', { timeout: 60_000 }, async () => {
    const lab = clientOf(backend);
    const answers = await Promise.all(
      Array.from({ length: MOST_WORLDS + 3 }, () => lab.another().tryLab('worlds', {})),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_WORLDS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

describe('a world that is unused for an hour is dropped', () => {
  test('it exists after 59 minutes, and is dropped after 60', async () => {
    const { id } = await createdWorld(clientOf(backend));
    now += 59 * MINUTE;
    expect(await statusIn(id)).toBe(200);
    now += 59 * MINUTE;
    expect(await statusIn(id), 'the last request was 59 minutes ago').toBe(200);
    now += 60 * MINUTE;
    expect(await statusIn(id)).toBe(404);
    expect(backend.worlds.all().map((world) => world.id)).toEqual(['default']);
  });

  test.each([
    ['a verb of the lab', (id: string) => clientOf(backend, id).lab('state')],
    ['a rejected request', (id: string) => clientOf(backend, id).send('/api/v2/nothing')],
    ['its link', (id: string) => clientOf(backend).send(`/__lab/worlds/${id}/enter`)],
  ])('%s counts as a use', async (_, use) => {
    const { id } = await createdWorld(clientOf(backend));
    now += 50 * MINUTE;
    await use(id);
    now += 50 * MINUTE;
    expect(await statusIn(id)).toBe(200);
  });

  test('listing the worlds does not count as a use', async () => {
    const { id } = await createdWorld(clientOf(backend));
    now += 50 * MINUTE;
    await clientOf(backend).lab('worlds');
    now += 10 * MINUTE;
    expect(await statusIn(id)).toBe(404);
  });

  test('only the real time counts, and not the clock of the world', async () => {
    const { id } = await createdWorld(clientOf(backend));
    await clientOf(backend, id).lab('clock', { advanceSeconds: 86_400 });
    expect(await statusIn(id)).toBe(200);
    await clientOf(backend, id).lab('clock', { now: START, frozen: true });
    now += 60 * MINUTE;
    expect(await statusIn(id)).toBe(404);
  });

  test('the world default is never dropped', async () => {
    await clientOf(backend).lab('rates', { currency: 'LAK', buy: '1', sell: '777' });
    now += 100 * 24 * 60 * MINUTE;
    expect((await clientOf(backend).send('/api/v2/currencies/rates')).text).toContain('777');
  });
});

test('a scenario that fails creates no world', async () => {
  const failing = backend.worlds.create({ scenario: 'default', seed: 1 }, () => {
    throw new Error('impossible');
  });
  await expect(failing).rejects.toThrow('impossible');
  expect(backend.worlds.all()).toHaveLength(1);
});
