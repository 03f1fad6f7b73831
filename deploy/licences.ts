/** The notices of everything that players download, which its licences ask for. */
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The style sheet begins with its reset, and contains its rules. */
const STYLES = 'tailwindcss';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Adds the packages of fonts and styles to Vite's list in this file, which has those of the code (`build.license`). */
export function licences(fileName: string): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const fonts = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.woff2') ? file.originalFileNames : [],
      );
      const packages = new Set([STYLES, ...fonts.flatMap((file) => PACKAGE.exec(file)?.[1] ?? [])]);
      const notices = await Promise.all([...packages].map((name) => noticeOf(root, name)));
      await appendFile(join(folder, fileName), notices.join(''));
    },
  };
}

/** As Vite writes those of the code. */
async function noticeOf(root: string, name: string): Promise<string> {
  const folder = join(root, 'node_modules', name);
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { version, license } = manifest as { readonly version: string; readonly license: string };
  const [file] = (await readdir(folder)).filter((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} has no text of its licence.`);
  const text = await readFile(join(folder, file), 'utf8');
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
