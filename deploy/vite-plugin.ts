/** Vite plugins that prepare a build for deployment, and make the preview serve it like a deployment. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, PluginOption, ResolvedConfig, Rolldown } from 'vite';
import { buildNamedBy, buildOf, VERSION_FILE } from './build-identity.ts';
import { compress, isCompressible } from './compress.ts';
import { MISSING_FILE, PRERENDERED_FOLDER, SERVER_FOLDER } from './prerendered-page-names.ts';
import type { CodeOf } from './preloads.ts';
import { writePrerenderedPages } from './prerender.ts';
import { type InlineHashes, NOTHING_INLINE } from './content-security-policy.ts';
import { inlineHashes, rejectedAttributes } from './inline-pieces.ts';
import { nginxIncludes } from './nginx-includes.ts';
import { builtFiles, tableOfHeaders } from './preview.ts';
import { SECURITY_FILE } from './security-text.ts';
import { WEIGHTS_FILE, type Weights, weightsOf } from './weights.ts';

const INLINE_FILE = 'inline.json';
const MANIFEST = new URL('../package.json', import.meta.url);

interface Deployed {
  /** The plugins for running the site's own code outside a browser, which renders the prerendered pages. */
  readonly draws: () => readonly PluginOption[];
  /** The content of `security.txt`; null for none. */
  readonly securityText: string | null;
}

/**
 * Adds the build id to the pages. After the build it writes `version.json`, `security.txt` and the prerendered pages, hashes
 * inline code, writes the nginx headers, and compresses the files. The preview serves the result in the same way.
 */
export function deployment({ draws, securityText }: Deployed): Plugin[] {
  let folder = '';
  let root = '';
  const configResolved = (config: ResolvedConfig) => {
    root = config.root;
    folder = resolve(root, config.build.outDir);
  };
  let codeOf: CodeOf = () => [];
  let weights: Weights = { code: [], styles: [] };
  // A preview serves a single build, so that the hashes are read only once.
  let hashes: Promise<InlineHashes> | null = null;
  const inline = () => {
    hashes ??= readInline(folder);
    return hashes;
  };
  return [
    {
      name: 'deployment',
      apply: 'build',
      enforce: 'post',
      configResolved,
      transformIndexHtml: {
        order: 'post',
        handler: (_, { bundle = {} }) => [
          { tag: 'meta', attrs: { name: 'build', content: buildOf(Object.keys(bundle)) }, injectTo: 'head' },
        ],
      },
      writeBundle(_, bundle) {
        codeOf = (module) => filesOf(bundle, resolve(root, module));
        weights = weightsOf(bundle, root);
      },
      closeBundle: {
        order: 'post',
        sequential: true,
        async handler(error) {
          if (error) return;
          if (securityText !== null) {
            const file = join(folder, SECURITY_FILE);
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, securityText);
          }
          await prepare(root, folder, codeOf, draws());
          await writeFile(join(folder, SERVER_FOLDER, WEIGHTS_FILE), JSON.stringify(weights));
        },
      },
    },
    {
      name: 'deployment:headers',
      apply: (_, { isPreview }) => isPreview === true,
      // `pre`: the headers must be set before a handler sends the response.
      enforce: 'pre',
      configResolved,
      configurePreviewServer: ({ middlewares }) => void middlewares.use(tableOfHeaders(inline)),
    },
    {
      name: 'deployment:files',
      apply: (_, { isPreview }) => isPreview === true,
      // `post`: the mock's routes take precedence over files.
      enforce: 'post',
      configurePreviewServer: ({ middlewares }) => void middlewares.use(builtFiles(folder, inline)),
    },
  ];
}

/** The output files that load with a module: its own, and all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!chunk) throw new Error(`The build has no ${module}.`);
  const files = new Set([chunk.fileName]);
  // The set grows while it is iterated.
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported);
  return [...files];
}

async function prepare(
  root: string,
  folder: string,
  codeOf: CodeOf,
  plugins: readonly PluginOption[],
): Promise<void> {
  const server = join(folder, SERVER_FOLDER);
  await rm(server, { recursive: true, force: true });
  await mkdir(server);
  const places = { root, folder, target: join(server, PRERENDERED_FOLDER), plugins };
  const refusals = await writePrerenderedPages(places, codeOf);

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pages = await Promise.all(
    files.filter((path) => path.endsWith('.html')).map((path) => readFile(path, 'utf8')),
  );
  const rejected = pages.flatMap(rejectedAttributes);
  if (rejected.length > 0) {
    throw new Error(
      `The site's policy lets no style= and no on…= of a page through:\n${rejected.join('\n')}`,
    );
  }

  const [build = null] = pages.map(buildNamedBy);
  const { version } = JSON.parse(await readFile(MANIFEST, 'utf8')) as { readonly version: string };
  await writeFile(join(folder, VERSION_FILE), `${JSON.stringify({ version, build })}\n`);

  const hashes = inlineHashes(pages);
  await writeFile(join(server, INLINE_FILE), `${JSON.stringify(hashes, null, 2)}\n`);
  await writeFile(join(server, MISSING_FILE), refusals.missing);
  const includes = nginxIncludes(hashes, refusals);
  for (const [name, text] of Object.entries(includes)) await writeFile(join(server, name), text);
  await Promise.all(files.filter(isCompressible).map(compress));
}

async function readInline(folder: string): Promise<InlineHashes> {
  try {
    return JSON.parse(await readFile(join(folder, SERVER_FOLDER, INLINE_FILE), 'utf8')) as InlineHashes;
  } catch {
    return NOTHING_INLINE;
  }
}
