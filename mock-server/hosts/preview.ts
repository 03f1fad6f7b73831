/** `npm run preview`: the build with the mock backend behind it; with `-- --lab`, the lab's panel is in its pages. */
import { parseArgs } from 'node:util';
import { createLogger, preview } from 'vite';
import { panelInPreview } from '../lab/panel/vite-plugin.ts';

const { values } = parseArgs({ options: { lab: { type: 'boolean', default: false } } });

try {
  const server = await preview({ plugins: values.lab ? [panelInPreview()] : [] });
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
} catch (error) {
  createLogger().error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
