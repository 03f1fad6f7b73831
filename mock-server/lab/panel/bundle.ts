/** The panel as one script, made when a server wants it: nothing of it is ever built into the site. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The source of an ES module that puts the panel into the page that loads it, from any address and base. */
export async function bundlePanel(): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('main.ts', import.meta.url)) },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('the panel was not built');
  return output.output[0].code;
}
