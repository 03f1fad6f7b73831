/** `npm run preview`: serves the build with the mock backend; `-- --lab` adds the lab's panel to the pages. */
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
