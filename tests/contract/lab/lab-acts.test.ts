/** Contract §6: the lab reports a world's scenario, seed and acts, so that a sequence can be reproduced. */
import { expect, test } from 'vitest';
import { openDeposit } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

interface LabState {
  readonly scenario: string | null;
  readonly seed: number | null;
  readonly acts: readonly { readonly number: number; readonly verb: string; readonly body: unknown }[];
}

const reported = async () => (await here.site.lab.lab('state')) as LabState;

test('the state shows the scenario and the seed with which the world began', async () => {
  const { lab } = here.site;
  expect(await reported()).toMatchObject({ scenario: 'default', seed: 1, acts: [] });
  await lab.lab('reset', { scenario: 'long-history', seed: 7 });
  expect(await reported()).toMatchObject({ scenario: 'long-history', seed: 7, acts: [] });
});

test('the state lists the acts of the lab in order, with their bodies', async () => {
  const demo = await here.site.player('demo');
  const { code } = await openDeposit(demo);
  await demo.lab('bank/pay', { code });
  await demo.lab('clock', { advanceSeconds: 60 });
  const { acts } = await reported();
  expect(acts.slice(-2)).toMatchObject([
    { verb: 'bank/pay', body: { code } },
    { verb: 'clock', body: { advanceSeconds: 60 } },
  ]);
  expect(acts.map(({ number }) => number)).toEqual(acts.map((_, index) => index + 1));
});

test('reads and rejected requests are not recorded as acts', async () => {
  const { lab } = here.site;
  const before = await reported();
  await lab.lab('scenarios');
  await lab.lab('journal/count', { match: {} });
  await lab.tryLab('session', { username: 'nobody' });
  await lab.tryLab('faults', { match: { path: '/api/v2/bank' }, fault: 'drop' });
  expect(await reported()).toEqual(before);
});

test('a reset clears the acts; after an import, scenario and seed are unknown', async () => {
  const { lab } = here.site;
  await lab.lab('clock', { advanceSeconds: 60 });
  await lab.lab('reset', {});
  expect((await reported()).acts).toEqual([]);
  await lab.lab('import', await lab.lab('export'));
  expect(await reported()).toMatchObject({ scenario: null, seed: null, acts: [] });
});
