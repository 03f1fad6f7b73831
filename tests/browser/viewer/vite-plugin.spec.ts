/** The packed plugin in a project of somebody else: Vite loads its machines, and its build has nothing of the viewer. */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { ownScript, REPOSITORY, runNode, toolPath } from '../../suites/child.ts';
import { ViewerScreen } from './viewer-screen.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'vite.config.js': `import { machineViewer } from 'machine-viewer/vite';
export default {
  logLevel: 'error',
  resolve: { alias: { '@': '/src' } },
  plugins: [machineViewer({ machines: 'src/**/*.machine.{ts,tsx}' })],
};`,
  'index.html':
    '<!doctype html><title>Lamp</title><button>Press</button><script type="module" src="/src/main.ts"></script>',
  'src/main.ts': `import { createActor } from 'xstate';
import { createBrowserInspector } from 'machine-viewer/inspect';
import { lamp } from './lamp.machine.tsx';
const actor = createActor(lamp, { inspect: import.meta.env.DEV ? createBrowserInspector().inspect : undefined }).start();
document.querySelector('button').onclick = () => actor.send({ type: 'press' });`,
  'src/lamp.machine.tsx': `import './lamp.css';
import { createMachine } from 'xstate';
import { PRESS } from '@/words.ts';
export const icon = <b>lamp</b>;
export const lamp = createMachine({
  id: 'lamp', initial: 'off', states: { off: { on: { [PRESS]: 'lit' } }, lit: {} },
});`,
  'src/lamp.css': 'b { color: red }',
  'src/words.ts': "export const PRESS = 'press';",
  'src/broken.machine.ts': "throw new Error('no bulb');",
};

test('in a project of somebody else, the viewer shows its machines, follows edits and the running app, and is in no build', async ({
  page,
  context,
}) => {
  // Vite does not watch `test-results`.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vite-project-')));
  const installed = join(folder, 'node_modules');
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(installed, 'machine-viewer'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const { output } = await runNode([...ownScript('packages/build.ts'), 'machine-viewer', '--out', folder]);
  const tarball = output.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(installed, 'machine-viewer')]);
  for (const name of ['esbuild', 'react', 'tsx', 'vite', 'xstate'])
    symlinkSync(join(REPOSITORY, 'node_modules', name), join(installed, name));

  const configFile = join(folder, 'vite.config.js');
  const server = await createServer({ root: folder, configFile, server: { host: 'localhost', port: 0 } });
  try {
    const [origin = ''] = (await server.listen()).resolvedUrls?.local ?? [];
    const viewer = new ViewerScreen(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}__machines`);
    await expect(viewer.heading('lamp')).toBeVisible();
    await page.getByText('1 not shown').click();
    await expect(
      page.getByText(/^src\/broken\.machine\.ts: throws while it is imported \(no bulb\)/),
    ).toBeVisible();
    const diagram = page.getByRole('region', { name: 'Diagram of lamp' });
    await expect(diagram).toContainText('lit');

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const machine = join(folder, 'src/lamp.machine.tsx');
    writeFileSync(machine, readFileSync(machine, 'utf8').replaceAll('lit', 'bright'));
    await expect(diagram).toContainText('bright');
    expect(await page.evaluate(() => Object.hasOwn(window, 'isSamePage'))).toBe(true);

    const app = await context.newPage();
    await app.goto(origin);
    await viewer.tab('Live');
    await app.getByRole('button', { name: 'Press' }).click();
    await expect(page.getByRole('status', { name: 'State' })).toHaveText('bright');
  } finally {
    await server.close();
  }

  await runNode([toolPath('vite', 'vite'), 'build', folder], { NODE_ENV: 'production' });
  const built = readdirSync(join(folder, 'dist/assets')).map((name) => join(folder, 'dist/assets', name));
  expect(built.filter((file) => file.endsWith('.js'))).toHaveLength(1);
  expect(built.filter((file) => readFileSync(file, 'utf8').includes('machine-viewer'))).toEqual([]);
  rmSync(folder, { recursive: true });
});
