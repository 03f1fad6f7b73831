/** Contract §2 and §4: the data that the operator of the mock publishes. */
import { expect, test } from 'vitest';
import type { Call } from '../../contract/endpoints.ts';
import { siteForFile } from './site.ts';

const here = siteForFile();

const LINK = expect.stringMatching(/^https:\/\//) as string;
const DIGITS = { min: 10, max: 18 };

/** The limits of each provider: the first three have one minimum, GClub another. */
const limits = (minCredit: string, ofGclub: string, maxCredit: string) =>
  ['alphabet', 'askmebet', 'betflix', 'gclub', 'gclub_live'].map((provider) => ({
    provider,
    minCredit: provider.startsWith('gclub') ? ofGclub : minCredit,
    maxCredit,
  }));

test.each<[what: string, call: Call, published: object]>([
  [
    'the five social links',
    'agencyInfo',
    { agency: { social: { telegram: LINK, whatsapp: LINK, facebook: LINK, twitter: LINK, line: LINK } } },
  ],
  [
    'the six banks of specification §2, with account numbers of 10 to 18 digits',
    'banks',
    {
      banks: ['bcel', 'jdb', 'ldb', 'indochina', 'kasikam', 'lvb'].map((code) => ({
        code,
        accountDigits: DIGITS,
      })),
    },
  ],
  [
    'the rates of contract §4, and THB is 1',
    'currencyRates',
    {
      rates: [
        { currency: 'THB', buy: '1', sell: '1' },
        { currency: 'LAK', buy: '655', sell: '675' },
        { currency: 'USD', buy: '0.0275', sell: '0.029' },
      ],
    },
  ],
  [
    'the options in kip come first',
    'currencyOptions',
    { options: ['LAK', 'LAK', 'THB', 'USD'].map((currency) => ({ currency })) },
  ],
  [
    'the limits of deposits of contract §4',
    'depositConfig',
    {
      config: {
        creditThreshold: '10',
        qrSeconds: 600,
        orderSeconds: 1_800,
        checkSeconds: 3,
        providers: limits('50', '100', '30000'),
      },
    },
  ],
  [
    'the limits of withdrawals of contract §4',
    'withdrawConfig',
    { config: { payCurrency: 'LAK', providers: limits('100', '200', '50000') } },
  ],
])('%s', async (_, call, published) => {
  const visitor = await here.site.visitor();
  expect((await visitor.call(call)).body).toMatchObject(published);
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
