import { expect, test } from 'vitest';
import { contactLinks } from '../../../../src/shared/contact/contact-links.ts';

const NONE = { telegram: '', whatsapp: '', facebook: '', twitter: '', line: '' };

test('the five networks are linked in the order of specification §3', () => {
  const social = {
    line: 'https://line.me/a',
    twitter: 'https://twitter.com/a',
    facebook: 'https://www.facebook.com/a',
    whatsapp: 'https://wa.me/1',
    telegram: 'https://t.me/a?start=x#y',
  };
  const isPage = true;
  expect(contactLinks(social)).toEqual([
    { network: 'telegram', href: 'https://t.me/a?start=x#y', isPage },
    { network: 'whatsapp', href: 'https://wa.me/1', isPage },
    { network: 'facebook', href: 'https://www.facebook.com/a', isPage },
    { network: 'twitter', href: 'https://twitter.com/a', isPage },
    { network: 'line', href: 'https://line.me/a', isPage },
  ]);
});

test.each([
  ['https://line.me/ti/p/@agency', true],
  ['http://line.me/ti/p/@agency', true],
  ['line://ti/p/@agency', false],
  ['line:ti/p/@agency', false],
  ['tg://resolve?domain=agency', false],
  ['viber://chat?number=%2B8562055555555', false],
  ['whatsapp://send?phone=8562055555555', false],
  ['fb-messenger://user-thread/1', false],
  ['mailto:help@agency.example', false],
  ['tel:+8562055555555', false],
])('%s is linked, as contract §1 allows its scheme', (line, isPage) => {
  expect(contactLinks({ ...NONE, line })).toEqual([{ network: 'line', href: line, isPage }]);
});

test.each([
  ['an empty text', ''],
  ['a script', 'javascript:alert(1)'],
  ['a script in disguise', ' \tJAVASCRIPT:alert(1)//https://t.me'],
  ['a tab in a script', 'java\tscript:alert(1)'],
  ['a script after a control character', '\u0001javascript:alert(1)'],
  ['data', 'data:text/html,https://t.me/a'],
  ['a script in VBScript', 'vbscript:alert(1)'],
  ['a blob', 'blob:https://t.me/1'],
  ['a file', 'file:///etc/passwd'],
  ['an Android intent, which opens any app', 'intent://t.me#Intent;scheme=https;end'],
  ['an app that is not on the list', 'skype:agency?chat'],
  ['a tab in an allowed scheme', 'li\tne://ti/p/@agency'],
  ['a line end in an allowed scheme', 'ht\ntps://t.me/a'],
  ['a null in an allowed scheme', 't\u0000g://resolve?domain=a'],
  ['a control character before an allowed scheme', '\u0001https://t.me/a'],
  ['a deleted character before an allowed scheme', '\u007fhttps://t.me/a'],
  ['a scheme in full-width letters', 'ｔｇ://resolve?domain=a'],
  ['an address without a scheme', 't.me/a'],
  ['an address without a scheme, but with a host', '//t.me/a'],
  ['a path of this site', '/contact/'],
  ['https without a host', 'https://'],
  ['an app link with nothing after the scheme', 'line://'],
  ['a telephone without a number', 'tel:'],
])('no link is made of %s', (_, telegram) => {
  expect(contactLinks({ ...NONE, telegram })).toEqual([]);
});

test('an address with odd case and spaces is normalised as a browser does', () => {
  expect(contactLinks({ ...NONE, line: '  HTTPS://LINE.ME/a b ' })).toMatchObject([
    { href: 'https://line.me/a%20b' },
  ]);
});
