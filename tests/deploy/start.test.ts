/** The values that start.sh accepts in the environment, and its messages for others. */
import { describe, expect, test } from 'vitest';
import { check } from './deployment.ts';

describe('the accepted environment', () => {
  test.each([
    { BACKEND_URL: 'http://localhost' },
    { BACKEND_URL: 'https://127.0.0.1' },
    { BACKEND_URL: 'http://[::1]:3001/' },
    { BACKEND_URL: 'http://127.0.0.1:3001', SERVER_NAME: 'play.example *.play.example' },
    { BACKEND_URL: 'http://127.0.0.1:3001', TRUSTED_PROXIES: '10.0.0.0/8 fd00::/8 192.168.1.1' },
  ])('%o', async (environment) => {
    const { code, said } = await check(environment);
    expect(said).toBe('');
    expect(code).toBe(0);
  });
});

describe('a rejected variable is named in the message', () => {
  const good = { BACKEND_URL: 'http://127.0.0.1:3001' };
  test.each<[string, Readonly<Record<string, string>>]>([
    ['BACKEND_URL', {}],
    ['BACKEND_URL', { BACKEND_URL: 'backend:3001' }],
    ['BACKEND_URL', { BACKEND_URL: 'http://backend:3001/api' }],
    ['BACKEND_URL', { BACKEND_URL: 'ftp://backend' }],
    ['BACKEND_URL', { BACKEND_URL: 'http://backend; return 200' }],
    ['BACKEND_URL', { BACKEND_URL: 'http://backend\nhttp://backend' }],
    ['SERVER_NAME', { ...good, SERVER_NAME: 'play.example; root /' }],
    ['SERVER_NAME', { ...good, SERVER_NAME: '~.*' }],
    ['PORT', { ...good, PORT: 'http' }],
    ['TRUSTED_PROXIES', { ...good, TRUSTED_PROXIES: 'everybody' }],
    ['TRUSTED_PROXIES', { ...good, TRUSTED_PROXIES: '10.0.0.0/8,::1' }],
    ['WORKERS', { ...good, WORKERS: 'many' }],
    ['CONNECTIONS', { ...good, CONNECTIONS: '0' }],
    // Needs more open files than Linux allows any process.
    ['CONNECTIONS', { ...good, CONNECTIONS: '999999999' }],
    ['ADDRESS_CONNECTIONS', { ...good, ADDRESS_CONNECTIONS: 'all' }],
    ['ATTEMPTS_PER_MINUTE', { ...good, ATTEMPTS_PER_MINUTE: '10r/s' }],
    ['ATTEMPTS_BURST', { ...good, ATTEMPTS_BURST: '5 nodelay' }],
    ['SITE_FOLDER', { ...good, SITE_FOLDER: '/nowhere' }],
    ['SITE_FOLDER', { ...good, SITE_FOLDER: 'dist' }],
    ['RUN_FOLDER', { ...good, RUN_FOLDER: '/a b' }],
    ['NGINX_MODULES', { ...good, NGINX_MODULES: '/nowhere' }],
  ])('%s in %o', async (name, environment) => {
    const { code, said } = await check(environment);
    expect(said).toMatch(new RegExp(`^start\\.sh: .*${name}`));
    expect(said).not.toContain('emerg');
    expect(code).toBe(2);
  });
});
