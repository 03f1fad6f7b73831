/** `npm run preview`: serves the build with the mock backend; `-- --lab` adds the lab's panel to the pages, `-- --host` listens on the network, `-- --backend` puts a real backend behind the mock. */
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { panelInPreview } from '../lab/panel/vite-plugin.ts';
import { BACKEND_OPTIONS, prepareBackend } from '../backend-proxy/connection.ts';
import { rememberBackend } from './backend-of-process.ts';
import { runSite } from './site-command.ts';

await runSite(4173, async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { lab: flag, host: flag, ...BACKEND_OPTIONS } });
  rememberBackend(prepareBackend(values));
  return preview({
    plugins: values.lab ? [panelInPreview()] : [],
    ...(values.host ? { preview: { host: true } } : {}),
  });
});
