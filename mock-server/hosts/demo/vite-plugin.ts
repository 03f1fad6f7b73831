/**
 * `vite build --mode demo`: builds the site with its mock backend as files for any static host. The site's page is moved to a
 * file that only the worker requests; the pages that the host serves instead start the worker.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { bundlePanel } from '../../lab/panel/bundle.ts';
import { PROVIDER_FILES, PROVIDER_PATH } from '../../paths.ts';
import { APP_PAGE, PANEL_FILE, ROOT_MARK, WORKER_FILE } from './names.ts';

const BOOT_PAGE = new URL('boot.html', import.meta.url);
const BOOT_PLACE = '/* boot.ts */';
const PROVIDER_PAGE = new URL('../../provider-simulation/page/', import.meta.url);

export function staticDemo(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'static-demo',
    apply: 'build',
    enforce: 'post',
    config: ({ build: { outDir = 'dist-demo' } = {} }) => ({ base: './', build: { outDir } }),
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'site-root', content: ROOT_MARK }, injectTo: 'head-prepend' },
      // The panel is the only way to simulate the bank here: the lab's command line cannot reach a worker.
      { tag: 'script', attrs: { type: 'module', src: ROOT_MARK + PANEL_FILE }, injectTo: 'body' },
    ],
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the site has no page');
      const html = String(page.source).replaceAll('="./', `="${ROOT_MARK}`);
      delete bundle['index.html'];

      const boot = (await readFile(BOOT_PAGE, 'utf8')).split(BOOT_PLACE).join(await script('boot.ts'));
      const files = {
        [APP_PAGE]: html,
        'index.html': boot,
        // Static hosts serve this page for unknown paths.
        '404.html': boot,
        [WORKER_FILE]: await script('worker.ts'),
        [PANEL_FILE]: await bundlePanel(),
        // Without this file, GitHub Pages omits paths that begin with `_`, such as the provider's page.
        '.nojekyll': '',
      };
      for (const name of PROVIDER_FILES) {
        const source = await readFile(new URL(name, PROVIDER_PAGE));
        this.emitFile({ type: 'asset', fileName: `${PROVIDER_PATH.slice(1)}/${name}`, source });
      }
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };

  /** Bundles an entry as a separate script without shared chunks, so that the site's files stay unchanged. */
  async function script(entry: string): Promise<string> {
    const built = await build({
      configFile: false,
      root: config.root,
      envFile: false,
      publicDir: false,
      logLevel: 'error',
      build: {
        write: false,
        modulePreload: false,
        target: config.build.target,
        rolldownOptions: {
          input: fileURLToPath(new URL(entry, import.meta.url)),
          output: { format: 'iife' },
        },
      },
    });
    const [output] = [built].flat();
    const chunk = output && 'output' in output ? output.output[0] : null;
    if (chunk?.type !== 'chunk') throw new Error(`${entry} gives no script`);
    return chunk.code;
  }
}
