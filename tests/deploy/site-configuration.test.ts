import { describe, expect, test } from 'vitest';
import { siteConfigurationOf } from '../../deploy/site-configuration.ts';

describe('build configuration from the environment', () => {
  test('without variables, reports are off, browsers keep a copy of the site, and there is no security contact', () => {
    const environment = { PATH: '/bin', SITE_REPORT_PATH: '', SITE_WORKER: '', SITE_SECURITY_CONTACT: '' };
    expect(siteConfigurationOf(environment)).toEqual({ reporting: null, hasWorker: true, security: null });
  });

  test.each<[string, Readonly<Record<string, string>>, object]>([
    [
      'all visits report to a path',
      { SITE_REPORT_PATH: '/api/reports' },
      { reporting: { path: '/api/reports', share: 1 } },
    ],
    [
      'a share of the visits reports to a path',
      { SITE_REPORT_PATH: '/api/reports', SITE_REPORT_SHARE: '0.05' },
      { reporting: { path: '/api/reports', share: 0.05 } },
    ],
    ['variables of the web server are ignored', { SITE_FOLDER: '/srv/site' }, siteConfigurationOf({})],
    ['the service worker is on', { SITE_WORKER: 'on' }, { hasWorker: true }],
    ['the service worker is off', { SITE_WORKER: 'off' }, { hasWorker: false }],
    [
      'a security contact may be an address of e-mail',
      { SITE_SECURITY_CONTACT: 'mailto:security@play.example' },
      { security: { contact: 'mailto:security@play.example', languages: 'lo, en' } },
    ],
    [
      'a security contact may be a page, and have languages',
      { SITE_SECURITY_CONTACT: 'https://play.example/report?a=b', SITE_SECURITY_LANGUAGES: 'th,zh-CN, en' },
      { security: { contact: 'https://play.example/report?a=b', languages: 'th,zh-CN, en' } },
    ],
  ])('%s', (_, environment, configuration) => {
    expect(siteConfigurationOf(environment)).toMatchObject(configuration);
  });

  test.each([
    ...['https://collector.example/x', '//collector.example', 'api/reports', '/a b', '/a?b=c', '/a"b'].map(
      (SITE_REPORT_PATH) =>
        [
          { SITE_REPORT_PATH },
          `SITE_REPORT_PATH must be a path of the site itself, such as /api/reports, and is “${SITE_REPORT_PATH}”.`,
        ] as const,
    ),
    ...['0', '0.0', '1.5', '-1', '10%', 'all', '1e-3'].map(
      (SITE_REPORT_SHARE) =>
        [
          { SITE_REPORT_PATH: '/api/reports', SITE_REPORT_SHARE },
          'SITE_REPORT_SHARE must be a number above 0',
        ] as const,
    ),
    [{ SITE_WORKER: 'none' }, 'SITE_WORKER must be on or off'] as const,
    ...[
      'security@play.example',
      'http://play.example/',
      'https://',
      'mailto:nobody',
      'mailto:a@b.example\nExpires: never',
    ].map(
      (SITE_SECURITY_CONTACT) =>
        [{ SITE_SECURITY_CONTACT }, 'SITE_SECURITY_CONTACT must begin with mailto: or https://'] as const,
    ),
  ])('%j is rejected', (environment, sentence) => {
    expect(() => siteConfigurationOf(environment)).toThrow(sentence);
  });

  test('all problems are listed together, including misspelled variables', () => {
    const build = () =>
      siteConfigurationOf({
        SITE_REPORT_SHARE: '2',
        SITE_REPORTPATH: '/api/reports',
        SITE_SECURITY_LANGUAGES: 'Lao; English',
      });
    expect(build).toThrow('SITE_REPORTPATH is no variable of the site');
    expect(build).toThrow('SITE_REPORT_SHARE must be');
    expect(build).toThrow('SITE_REPORT_PATH does not say where');
    expect(build).toThrow('SITE_SECURITY_LANGUAGES must be language tags');
    expect(build).toThrow('SITE_SECURITY_CONTACT does not say by whom');
  });
});
