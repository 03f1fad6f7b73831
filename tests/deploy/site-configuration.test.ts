import { describe, expect, test } from 'vitest';
import { siteConfigurationOf } from '../../deploy/site-configuration.ts';

describe('build configuration from the environment', () => {
  test('without variables, reports are off, browsers keep a copy of the site, and there is no security contact', () => {
    const environment = { PATH: '/bin', SITE_REPORT_PATH: '', SITE_WORKER: '', SITE_SECURITY_CONTACT: '' };
    expect(siteConfigurationOf(environment)).toEqual({ reporting: null, hasWorker: true, security: null });
  });

  test('with a path, all visits report there, or the configured share', () => {
    expect(siteConfigurationOf({ SITE_REPORT_PATH: '/api/reports' }).reporting).toEqual({
      path: '/api/reports',
      share: 1,
    });
    expect(
      siteConfigurationOf({ SITE_REPORT_PATH: '/api/reports', SITE_REPORT_SHARE: '0.05' }).reporting,
    ).toEqual({ path: '/api/reports', share: 0.05 });
  });

  test.each(['https://collector.example/x', '//collector.example', 'api/reports', '/a b', '/a?b=c', '/a"b'])(
    'a report path outside the site is rejected: %s',
    (path) => {
      expect(() => siteConfigurationOf({ SITE_REPORT_PATH: path })).toThrow(
        `SITE_REPORT_PATH must be a path of the site itself, such as /api/reports, and is “${path}”.`,
      );
    },
  );

  test.each(['0', '0.0', '1.5', '-1', '10%', 'all', '1e-3'])('an invalid share is rejected: %s', (share) => {
    const environment = { SITE_REPORT_PATH: '/api/reports', SITE_REPORT_SHARE: share };
    expect(() => siteConfigurationOf(environment)).toThrow('SITE_REPORT_SHARE must be a number above 0');
  });

  test('all problems are listed together, including misspelled variables', () => {
    const build = () => siteConfigurationOf({ SITE_REPORT_SHARE: '2', SITE_REPORTPATH: '/api/reports' });
    expect(build).toThrow('SITE_REPORTPATH is no variable of the site');
    expect(build).toThrow('SITE_REPORT_SHARE must be');
    expect(build).toThrow('SITE_REPORT_PATH does not say where');
  });

  test('the build ignores variables of the web server', () => {
    expect(siteConfigurationOf({ SITE_FOLDER: '/srv/site' })).toEqual(siteConfigurationOf({}));
  });

  test('the service worker is on or off, and other values are rejected', () => {
    expect(siteConfigurationOf({ SITE_WORKER: 'on' }).hasWorker).toBe(true);
    expect(siteConfigurationOf({ SITE_WORKER: 'off' }).hasWorker).toBe(false);
    expect(() => siteConfigurationOf({ SITE_WORKER: 'none' })).toThrow('SITE_WORKER must be on or off');
  });

  test.each(['mailto:security@play.example', 'https://play.example/report?topic=security'])(
    'a security contact is an address of e-mail or the web: %s',
    (contact) => {
      const languages = { SITE_SECURITY_LANGUAGES: 'th,zh-CN, en' };
      const configured = { SITE_SECURITY_CONTACT: contact, ...languages };
      expect(siteConfigurationOf({ SITE_SECURITY_CONTACT: contact }).security).toEqual({
        contact,
        languages: 'lo, en',
      });
      expect(siteConfigurationOf(configured).security).toEqual({ contact, languages: 'th,zh-CN, en' });
    },
  );

  test.each([
    'security@play.example',
    'http://play.example/',
    'https://',
    'mailto:nobody',
    'mailto:a@b.example\nExpires: never',
  ])('any other security contact is rejected: %j', (contact) => {
    expect(() => siteConfigurationOf({ SITE_SECURITY_CONTACT: contact })).toThrow(
      'SITE_SECURITY_CONTACT must begin with mailto: or https://',
    );
  });

  test('languages of the security contact are language tags, and need the contact', () => {
    const build = () => siteConfigurationOf({ SITE_SECURITY_LANGUAGES: 'Lao; English' });
    expect(build).toThrow('SITE_SECURITY_LANGUAGES must be language tags');
    expect(build).toThrow('SITE_SECURITY_CONTACT does not say by whom');
  });
});
