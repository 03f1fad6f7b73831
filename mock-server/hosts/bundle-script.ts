/** One of the mock's own scripts for a page, made when a server wants it: nothing of it is ever built into the site. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The source of an ES module that stands alone, whatever `entry` imports. */
export async function bundleScript(entry: URL): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(entry) },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${entry.pathname} was not bundled`);
  return output.output[0].code;
}
