/** `npm run preview`: serves the build with the mock backend; `-- --lab` adds the lab's panel to the pages, `-- --host` listens on the network. */
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { panelInPreview } from '../lab/panel/vite-plugin.ts';
import { runSite } from './site-command.ts';

await runSite(4173, async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { lab: flag, host: flag } });
  return preview({
    plugins: values.lab ? [panelInPreview()] : [],
    ...(values.host ? { preview: { host: true } } : {}),
  });
});
