/** Bundles one of the mock's own page scripts on request, so that it never becomes part of the site's build. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Returns the source of a self-contained ES module with all imports of `entry`. */
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
