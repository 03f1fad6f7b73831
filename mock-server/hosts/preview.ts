/** `npm run preview`: serves the build with the mock backend; `-- --lab` adds the lab's panel to the pages, `-- --host` listens on the network. */
import { parseArgs } from 'node:util';
import { createLogger, preview } from 'vite';
import { panelInPreview } from '../lab/panel/vite-plugin.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { lab: flag, host: flag } });

try {
  const server = await preview({
    plugins: values.lab ? [panelInPreview()] : [],
    ...(values.host ? { preview: { host: true } } : {}),
  });
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
} catch (error) {
  createLogger().error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
