/** Contract §2 and §4: the data that the operator of the mock publishes. */
import { expect, test } from 'vitest';
import { siteForFile } from './site.ts';

const here = siteForFile();

test('GET /agency/info: the five social links', async () => {
  const visitor = await here.site.visitor();
  const { agency } = (await visitor.call('agencyInfo')).body;
  const link = expect.stringMatching(/^https:\/\//) as string;
  expect(agency.social).toEqual({
    telegram: link,
    whatsapp: link,
    facebook: link,
    twitter: link,
    line: link,
  });
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
  const accountDigits = { min: 10, max: 18 };
  expect(banks).toMatchObject([
    { code: 'bcel', accountDigits },
    { code: 'jdb', accountDigits },
    { code: 'ldb', accountDigits },
    { code: 'indochina', accountDigits },
    { code: 'kasikam', accountDigits },
    { code: 'lvb', accountDigits },
  ]);
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
  expect(config.providers).toEqual([
    { provider: 'alphabet', minCredit: '50', maxCredit: '30000' },
    { provider: 'askmebet', minCredit: '50', maxCredit: '30000' },
    { provider: 'betflix', minCredit: '50', maxCredit: '30000' },
    { provider: 'gclub', minCredit: '100', maxCredit: '30000' },
    { provider: 'gclub_live', minCredit: '100', maxCredit: '30000' },
  ]);
});

test('GET /withdraws/config: the limits of contract §4', async () => {
  const { config } = (await (await here.site.visitor()).call('withdrawConfig')).body;
  expect(config).toEqual({
    payCurrency: 'LAK',
    providers: [
      { provider: 'alphabet', minCredit: '100', maxCredit: '50000' },
      { provider: 'askmebet', minCredit: '100', maxCredit: '50000' },
      { provider: 'betflix', minCredit: '100', maxCredit: '50000' },
      { provider: 'gclub', minCredit: '200', maxCredit: '50000' },
      { provider: 'gclub_live', minCredit: '200', maxCredit: '50000' },
    ],
  });
});
