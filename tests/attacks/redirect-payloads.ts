/**
 * Fifty addresses that lead away from a site, or run in its name, where one is taken for a path of it. `evil.example` stands
 * in each that names a host, however it is written.
 */
export const REDIRECT_PAYLOADS: readonly string[] = [
  // Another host, without or with a scheme.
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '//evil.example/player/deposit/',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http://evil.example/',
  'HtTpS://EVIL.EXAMPLE/',
  'ftp://evil.example/',
  'ws://evil.example/',
  'evil.example',
  '.evil.example',
  '@evil.example',
  ':@evil.example/',
  // Slashes as some browsers read them.
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/.\\evil.example',
  '/player\\..\\..\\evil.example',
  // What a browser drops from an address before it reads it.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\ufeff//evil.example',
  '/\u0000/evil.example',
  'ht\ntps://evil.example',
  // Who is asked stands in the place of the site's name.
  'https://site.example@evil.example/',
  '//site.example:80@evil.example/',
  'https://site.example#@evil.example/',
  'https://evil.example?site.example',
  'https://evil.example\\.site.example',
  // Other letters for the same.
  '/／evil.example',
  '／／evil.example',
  '//evil。example',
  '//xn--vil-qma.example',
  'https://2130706433/',
  '//[::ffff:7f00:1]/',
  // Lines that a server would take for headers.
  '/%0d%0aLocation:%20https://evil.example',
  '/\r\nLocation: https://evil.example',
  // What is no address of the web.
  'javascript:location="https://evil.example"',
  ' JAVASCRIPT://evil.example/%0aalert(1)',
  'data:text/html,<meta http-equiv=refresh content="0;url=//evil.example">',
  'vbscript:evil.example',
  'blob:https://evil.example/1',
  'intent://evil.example#Intent;scheme=https;end',
];
