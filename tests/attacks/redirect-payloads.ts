/**
 * Fifty URLs that lead to another site, or run as a script, if a site mistakes them for a path of its own. Each URL with a host
 * contains `evil.example` in some encoding.
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
  // Backslashes, which browsers treat as slashes.
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/.\\/evil.example',
  '/player\\..\\\\evil.example',
  // Characters that a browser removes before it parses a URL.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\ufeff//evil.example',
  '/\u0000/evil.example',
  'ht\ntps://evil.example',
  // The site's name as user name, fragment or query, with another host.
  'https://site.example@evil.example/',
  '//site.example:80@evil.example/',
  'https://site.example#@evil.example/',
  'https://evil.example?site.example',
  'https://evil.example\\.site.example',
  // Other spellings of slash, dot and host: full-width characters, punycode, numeric addresses.
  '/／evil.example',
  '／／evil.example',
  '//evil。example',
  '//xn--vil-qma.example',
  'https://2130706433/',
  '//[::ffff:7f00:1]/',
  // Line breaks that inject response headers.
  '/%0d%0aLocation:%20https://evil.example',
  '/\r\nLocation: https://evil.example',
  // Schemes other than http.
  'javascript:location="https://evil.example"',
  ' JAVASCRIPT://evil.example/%0aalert(1)',
  'data:text/html,<meta http-equiv=refresh content="0;url=//evil.example">',
  'vbscript:evil.example',
  'blob:https://evil.example/1',
  'intent://evil.example#Intent;scheme=https;end',
];
