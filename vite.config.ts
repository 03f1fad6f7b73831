import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { compileHints } from './deploy/compile-hints.ts';
import { buildDay } from './deploy/build-identity.ts';
import { wellKnownInDevelopment } from './deploy/change-password.ts';
import { dependencyCache } from './deploy/dependency-cache.ts';
import { licences } from './deploy/licences.ts';
import { securityText } from './deploy/security-text.ts';
import { deployment } from './deploy/vite-plugin.ts';
import { sitePlugins } from './deploy/site-plugins.ts';
import { staticDemo } from './mock-server/hosts/demo/vite-plugin.ts';
import { panelInDevelopment } from './mock-server/lab/panel/vite-plugin.ts';
import { IN_PAGE_SCRIPT } from './mock-server/paths.ts';
import { inPageBackend } from './mock-server/hosts/in-page/vite-plugin.ts';
import { listenAddress } from './mock-server/hosts/listen-address.ts';
import { mockBackend } from './mock-server/hosts/vite-plugin.ts';
import { gallery } from './tools/gallery/vite-plugin.ts';
import { WORKER_PATH } from './deploy/headers.ts';
import { siteWorker } from './deploy/worker-plugin.ts';
import { bundleScript } from './mock-server/hosts/bundle-script.ts';
import { LICENCES_FILE } from './src/platform/site-root.ts';
import { siteConfigurationOf } from './deploy/site-configuration.ts';
import { codeChunks } from './tools/chunks/code-chunks.ts';
import { messageParts } from './tools/catalogs/message-parts.ts';
import { inspection, viewer } from './tools/viewer/vite-plugin.ts';

/** A catalog chunk. */
const MESSAGES = /(\w+)\.json\?part=(\w+)$/;

/** The service worker of a build, or the script that removes an earlier one from browsers. */
function workerScript(hasWorker: boolean): Promise<string> {
  return bundleScript(new URL(`src/worker/${hasWorker ? 'site' : 'removing'}-worker.ts`, import.meta.url));
}

/** The chunk of each message. @throws if code and catalogs do not have the same messages. */
function partsOfBuild(): (id: string) => string {
  const { partOf, problems } = messageParts();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return partOf;
}

export default defineConfig(({ command, mode }) => {
  const { reporting, hasWorker, security } = siteConfigurationOf(process.env);
  const isDeployed = mode !== 'demo' && mode !== 'machines';
  return {
    plugins: [
      // A development server sends all messages at once.
      ...sitePlugins(command === 'build' ? partsOfBuild() : undefined),
      tailwindcss(),
      dependencyCache(),
      mockBackend(),
      wellKnownInDevelopment(),
      panelInDevelopment(),
      inPageBackend(),
      gallery({ backend: IN_PAGE_SCRIPT }),
      viewer(),
      inspection(),
      ...(mode === 'demo' ? [staticDemo()] : []),
      ...(isDeployed
        ? [
            siteWorker(() => workerScript(hasWorker)),
            compileHints((module) => MESSAGES.test(module)),
            withoutServerFacts(),
            deployment({
              draws: () => sitePlugins(),
              securityText: security && securityText(security, buildDay(process.env, new Date())),
            }),
          ]
        : []),
      mode !== 'machines' && withoutDescriptions(),
      licences(LICENCES_FILE),
    ],
    // Reporting that the operator has not turned on is removed from the build.
    define: {
      'import.meta.env.SITE_REPORTING': JSON.stringify(reporting),
      'import.meta.env.SITE_WORKER': JSON.stringify(
        command === 'build' && isDeployed && hasWorker ? WORKER_PATH : null,
      ),
    },
    // A port that is taken is an error, so that the printed address is always the right one. Other builds must not reload an open page.
    server: {
      ...listenAddress(process.env, 5173),
      strictPort: true,
      watch: { ignored: ['**/dist/**', '**/dist-demo/**', '**/dist-machines/**'] },
    },
    // The viewer and the gallery import more than the site. A dependency that Vite discovers late would reload an open page.
    optimizeDeps: {
      entries: [
        'index.html',
        'src/**/*.{ts,tsx}',
        'packages/machine-viewer/**/*.{ts,tsx}',
        'tools/{viewer,gallery}/**/*.{ts,tsx}',
      ],
    },
    preview: { ...listenAddress(process.env, 4173), strictPort: true },
    build: {
      // Phones of the last five years; anything older has no working bank app either.
      target: ['chrome111', 'safari16.4', 'firefox128'],
      sourcemap: false,
      license: { fileName: LICENCES_FILE },
      rolldownOptions: {
        output: {
          chunkFileNames({ name, facadeModuleId }) {
            const chunk = MESSAGES.exec(facadeModuleId ?? '');
            const named = chunk ? `messages-${chunk[1]}-${chunk[2]}` : name.replace(/^shared~.*/, 'shared');
            return `assets/${named}-[hash].js`;
          },
          // A request costs a phone on a slow network more than a few kilobytes: the entry's modules are one file, and modules
          // that several pages share are a few files.
          codeSplitting: {
            groups: [
              { name: 'site', tags: ['$initial'], priority: 30 },
              // They are found by reading all modules, which a server does not need.
              ...(command === 'build' ? codeChunks() : []),
            ],
          },
        },
      },
    },
  };
});

/** Removes the machines' descriptions and the words for their guards from the site's build: only the viewer shows them. */
function withoutDescriptions(): Plugin {
  return withoutProperties('without-descriptions', /\/machines\/\w+\.machine\.ts$/, {
    description: 'Literal',
    meta: 'ObjectExpression',
  });
}

/**
 * Removes from a deployed site what the contract says to a server and to documents: the errors, the status and the query of a
 * call, its source, and the notes of values.
 */
function withoutServerFacts(): Plugin {
  return withoutProperties('without-server-facts', /\/contract\/[\w-]+\.ts$/, {
    errors: 'ArrayExpression',
    note: 'Literal',
    query: 'Identifier',
    source: 'Literal',
    status: 'Literal',
  });
}

/** Removes the properties with these names, if their values are of this kind, from the objects of some modules. */
function withoutProperties(name: string, modules: RegExp, kinds: Readonly<Record<string, string>>): Plugin {
  return {
    name,
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: modules },
      handler(code) {
        const chunk: { readonly start: number; readonly end: number }[] = [];
        const collect = (node: unknown) => {
          if (typeof node !== 'object' || node === null) return;
          const { type, key, value, start, end } = node as Record<string, Partial<Record<string, unknown>>>;
          if (String(type) === 'Property' && value && value['type'] === kinds[String(key?.['name'])]) {
            const comma = code[Number(end)] === ',' ? 1 : 0;
            chunk.push({ start: Number(start), end: Number(end) + comma });
          }
          for (const child of Object.values(node)) collect(child);
        };
        collect(this.parse(code));
        // Blanks of the same length: every other position stays where the source map says.
        const blanked = chunk.reduce(
          (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
          code,
        );
        return { code: blanked, map: null };
      },
    },
  };
}
