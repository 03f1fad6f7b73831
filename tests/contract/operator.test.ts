/** Contract §2 and §4: the data that the operator of the mock publishes. */
import { expect, test } from 'vitest';
import { BANK_CODES } from '../../contract/bank.ts';
import { PROVIDERS } from '../../contract/values.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();

test('GET /agency/info: the five social links', async () => {
  const visitor = await here.site.visitor();
  const { agency } = (await visitor.call('agencyInfo')).body;
  for (const link of Object.values(agency.social)) expect(link).toMatch(/^https:\/\//);
});

test('GET /agency/info without an agency is 404, for which specification §2 has a full-screen page', async () => {
  const visitor = await here.site.visitor();
  here.site.backend.world.store.change((change) =>
    change.agency.delete({ where: { id: { equals: 'dok-champa' } } }),
  );
  expect(await visitor.codeOf('agencyInfo')).toBe('NOT_FOUND');
});

test('GET /players/credits/{provider} of a provider in maintenance is 503', async () => {
  const { store } = here.site.backend.world;
  store.change((change) =>
    change.providers.update({ where: { provider: { equals: 'gclub' } }, data: { maintenance: true } }),
  );
  const demo = await here.site.player('demo');
  const credit = { parameters: { provider: 'gclub' } } as const;
  expect(await demo.codeOf('credit', credit)).toBe('PROVIDER_MAINTENANCE');
});

test('GET /banks: the six banks of specification §2, with account numbers of 10 to 18 digits', async () => {
  const { banks } = (await (await here.site.visitor()).call('banks')).body;
  expect(banks.map((bank) => bank.code)).toEqual(BANK_CODES);
  for (const bank of banks) expect(bank.accountDigits).toEqual({ min: 10, max: 18 });
});

test('GET /currencies/rates: THB is 1, and the other rates are those of contract §4', async () => {
  const { rates } = (await (await here.site.visitor()).call('currencyRates')).body;
  expect(rates).toEqual([
    { currency: 'THB', buy: '1', sell: '1' },
    { currency: 'LAK', buy: '655', sell: '675' },
    { currency: 'USD', buy: '0.0275', sell: '0.029' },
  ]);
});

test('GET /currencies/options: the options in kip come first', async () => {
  const { options } = (await (await here.site.visitor()).call('currencyOptions')).body;
  expect(options.map((option) => option.currency)).toEqual(['LAK', 'LAK', 'THB', 'USD']);
});

test('GET /deposits/config: the limits of contract §4', async () => {
  const { config } = (await (await here.site.visitor()).call('depositConfig')).body;
  expect(config).toMatchObject({
    creditThreshold: '10',
    qrSeconds: 600,
    orderSeconds: 1800,
    checkSeconds: 3,
  });
  expect(config.providers).toEqual(
    PROVIDERS.map((provider) => ({
      provider,
      minCredit: provider === 'gclub' || provider === 'gclub_live' ? '100' : '50',
      maxCredit: '30000',
    })),
  );
});
