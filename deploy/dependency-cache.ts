/**
 * A folder of prepared dependencies for each configuration. Vite keeps them in one folder per package: a server with another
 * configuration, such as one that a test starts, empties it, and the pages of the first server get *504 Outdated Optimize Dep*.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, PluginOption } from 'vite';

const FOLDER = fileURLToPath(new URL('../node_modules/.vite/', import.meta.url));

export function dependencyCache(folder = FOLDER): Plugin {
  return {
    name: 'dependency-cache',
    // After the plugins that change the configuration.
    enforce: 'post',
    apply: 'serve',
    config: async ({ root, resolve, assetsInclude, optimizeDeps, plugins }, environment) => {
      const parts = [root, resolve, assetsInclude, optimizeDeps, await namesOf(plugins), environment];
      const text = JSON.stringify([...parts, process.env['NODE_ENV']], (_, value: unknown) =>
        typeof value === 'function' || value instanceof RegExp ? String(value) : value,
      );
      return { cacheDir: `${folder}${createHash('sha256').update(text).digest('hex').slice(0, 8)}` };
    },
  };
}

/** The names of the plugins. Those that do not apply are included: whether they do depends on the other parts only. */
async function namesOf(option: PluginOption): Promise<readonly string[]> {
  const plugin = await option;
  if (!plugin) return [];
  if (!Array.isArray(plugin)) return [plugin.name];
  return (await Promise.all(plugin.map(namesOf))).flat();
}
