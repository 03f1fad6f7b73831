import { expect, test } from 'vitest';
import { contactLinks } from '../../../../src/layout/contact/contact-links.ts';

const NONE = { telegram: '', whatsapp: '', facebook: '', twitter: '', line: '' };

test('the five networks, in the order of specification §3', () => {
  const social = {
    line: 'https://line.me/a',
    twitter: 'https://twitter.com/a',
    facebook: 'https://www.facebook.com/a',
    whatsapp: 'https://wa.me/1',
    telegram: 'https://t.me/a?start=x#y',
  };
  expect(contactLinks(social)).toEqual([
    { network: 'telegram', href: 'https://t.me/a?start=x#y' },
    { network: 'whatsapp', href: 'https://wa.me/1' },
    { network: 'facebook', href: 'https://www.facebook.com/a' },
    { network: 'twitter', href: 'https://twitter.com/a' },
    { network: 'line', href: 'https://line.me/a' },
  ]);
});

test.each([
  ['nothing', ''],
  ['plain http', 'http://t.me/a'],
  ['a script', 'javascript:alert(1)'],
  ['a script in disguise', ' \tJAVASCRIPT:alert(1)//https://t.me'],
  ['data', 'data:text/html,https://t.me/a'],
  ['an app', 'tg://resolve?domain=a'],
  ['no scheme', 't.me/a'],
  ['another scheme by leaving it out', '//t.me/a'],
  ['a path of ours', '/contact/'],
  ['https without a host', 'https://'],
])('no link is made of %s', (_, telegram) => {
  expect(contactLinks({ ...NONE, telegram })).toEqual([]);
});

test('what is written oddly leads where a browser reads that it leads', () => {
  expect(contactLinks({ ...NONE, line: '  HTTPS://LINE.ME/a b ' })).toEqual([
    { network: 'line', href: 'https://line.me/a%20b' },
  ]);
});
