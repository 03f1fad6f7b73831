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
import { messageParts } from './tools/catalogs/message-parts.ts';
import { inspection, staticViewer, viewer } from './tools/viewer/vite-plugin.ts';

/** A catalog chunk. */
const MESSAGES = /(\w+)\.po\?part=(\w+)$/;

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
      mode === 'machines' ? staticViewer() : withoutDescriptions(),
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
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', 'tools/{viewer,gallery}/**/*.{ts,tsx}'] },
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
              { name: 'site', tags: ['$initial'], priority: 9 },
              {
                name: 'overlay',
                test: /\/node_modules\/@(headlessui|floating-ui|react-aria|react-stately)\/|\/src\/ui\/(overlay\/|feedback\/ConfirmDialog)/,
                priority: 5,
              },
              {
                name: 'register',
                test: /\/src\/features\/register\/|\/machines\/registration/,
                priority: 3,
              },
              {
                name: 'form',
                test: /\/src\/(features\/login\/|ui\/form\/(?!Amount|amount|CompactChoice|QuickAmounts|RadioCards|SelectField|SubmitBar)|app\/hooks\/use-form|app\/focus|i18n\/problem-words|shared\/(FindingOut|SlowNotice)|ui\/layout\/Card)|\/contract\/rules\/credentials|\/machines\/submission\./,
                priority: 7,
              },
              {
                name: 'cashier',
                test: /\/node_modules\/dayjs|\/contract\/(time\/calendar|rules\/(withdraw|transitions|rule-violation)\.)|\/src\/(shared\/history\/OrderCode|ui\/(form\/(Amount|amount|CompactChoice|QuickAmounts|RadioCards|SelectField|SubmitBar)|feedback\/SuccessBloom|money\/(?!Qr|qr)|data\/status-tones)|format\/(?!csv))/,
                priority: 6,
              },
              {
                name: 'content',
                test: /\/src\/(i18n\/(promotion|category)-messages|shared\/(Amount|LoadFailure)|ui\/(brand\/(Emblem|emblems|BankPlate|ProviderPlate)|feedback\/(Skeleton|EmptyState)))/,
                priority: 8,
              },
              {
                name: 'covers',
                test: /\/src\/ui\/brand\/(GameCover|cover)/,
                priority: 3,
              },
              {
                name: 'lobby',
                test: /\/src\/(ui\/lobby|shared\/game-launch\/GameGrid|features\/home\/(HomePage|HomeSkeleton|VisitorHome))/,
                priority: 2,
              },
              {
                name: 'player',
                test: /\/src\/(app\/(player\/player-code|hooks\/use-credits)|shell\/PlayersDialogs|shared\/promotion\/)/,
                priority: 1,
              },
              {
                name: 'contact',
                test: /\/src\/(ui\/(feedback\/AdviceCard|navigation\/Social)|shared\/(contact\/(AgencyLink|contact-links)|lazy\/use-replayed-button)|platform\/clipboard|app\/hooks\/use-copy)/,
                priority: 3,
              },
              {
                name: 'history',
                test: /\/src\/(ui\/data\/(?!status-tones|ProgressBar)|(shared\/history\/(?!EntryDialog|FilterSheet|OrderCode|export\/)|app\/hooks\/use-media|app\/navigation\/history-address|platform\/page\/(media|styles)))/,
                priority: 1,
              },
              { name: 'export', test: /\/src\/(shared\/history\/export\/|format\/csv)/, priority: 1 },
              { name: 'success', test: /\/src\/ui\/feedback\/GoodNewsDialog/, priority: 5 },
              { name: 'entry', test: /\/src\/shared\/history\/EntryDialog/, priority: 1 },
              {
                name: 'promotion',
                test: /\/src\/features\/promotion\/(dialogs\/(CommitDialog|NextAction|NotDone|CancelPromotion|ClaimNotice)|Eligibility|Offer)/,
                priority: 1,
              },
              {
                name: 'shared',
                test: /\/(src|contract|machines)\/(?!fingerprint|features\/fingerprint|platform\/fingerprint)/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  };
});

/** Removes the machines' descriptions from the site's build: only the viewer shows them. */
function withoutDescriptions(): Plugin {
  return withoutProperties('without-descriptions', /\/machines\/\w+\.machine\.ts$/, {
    description: 'Literal',
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
