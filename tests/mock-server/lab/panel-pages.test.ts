/** The lab's panel is on pages of the development server, and of a preview that enables it, but on no others. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from 'vite';
import { PANEL_ELEMENT, PANEL_SCRIPT } from '../../../mock-server/lab/panel/address.ts';
import { panelInDevelopment, panelInPreview } from '../../../mock-server/lab/panel/vite-plugin.ts';
import { mockBackend } from '../../../mock-server/hosts/vite-plugin.ts';
import { develop, folderWithPage, type PageServer, previewed } from '../page-servers.ts';

const TAG = `<script type="module" src="${PANEL_SCRIPT}"></script>`;

const folder = folderWithPage();
beforeAll(() => writeFile(folder.in('dist/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'));

/** The plugins of `vite.config.ts`, and the optional one of the preview. */
const PLUGINS = () => [mockBackend(), panelInDevelopment()];
const WITH_LAB = () => [...PLUGINS(), panelInPreview()];

const SERVERS = {
  'the development server': () => develop(folder.path, { plugins: PLUGINS() }),
  'a preview with the lab': () => previewed(folder.path, { plugins: WITH_LAB() }),
  'a preview without it': () => previewed(folder.path, { plugins: PLUGINS() }),
} as const;

function serve(name: keyof typeof SERVERS) {
  let server: PageServer | undefined;
  beforeAll(async () => {
    server = await SERVERS[name]();
  });
  afterAll(() => server?.close());
  return async (path: string, accepted = 'text/html') => {
    const response = await fetch(`${server?.origin}${path}`, { headers: { Accept: accepted } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

describe.each(['the development server', 'a preview with the lab'] as const)('%s', (name) => {
  const get = serve(name);

  test.each(['/', '/player/deposit/', '/index.html'])('has the panel in %s', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('X-Policy')]).toEqual([200, 'strict']);
    expect(text).toContain(TAG);
    expect(text).toContain('The page');
  });

  test('serves its script as one file that imports no other', async () => {
    const { status, headers, text } = await get(PANEL_SCRIPT);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/javascript']);
    expect(text).toContain(PANEL_ELEMENT);
    expect(text).not.toMatch(/\bimport\s*[('"{*]/);
  });

  test('does not change responses of the mock and its lab', async () => {
    for (const path of ['/api/v2/banks', '/__lab/scenarios', '/__lab/nothing']) {
      const { headers, text } = await get(path);
      expect([headers.get('Content-Type'), text]).toEqual([
        'application/json',
        expect.not.stringContaining(TAG),
      ]);
    }
  });
});

describe('a preview with the lab', () => {
  const get = serve('a preview with the lab');
  test('has the panel in the copy that the service worker keeps, which the page fetches as a file', async () => {
    expect((await get('/index.html', '*/*')).text).toContain(TAG);
  });

  test('does not change the files of the build', async () => {
    expect((await get('/icon.svg')).text).toMatch(/^<svg/);
  });
});

describe('a preview without it', () => {
  const get = serve('a preview without it');

  test('has no panel, and no script for one', async () => {
    expect((await get('/')).text).not.toContain('panel');
    expect((await get(PANEL_SCRIPT)).status).toBe(404);
  });
});

test('a build contains no panel and no lab', async () => {
  await build({
    root: folder.path,
    configFile: false,
    logLevel: 'error',
    plugins: WITH_LAB(),
    build: { outDir: 'built', emptyOutDir: true },
  });
  const files = await readdir(folder.in('built'), { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  );
  expect(texts.join('\n')).toContain('The page');
  expect(texts.join('\n')).not.toMatch(/panel|__lab/);
});
