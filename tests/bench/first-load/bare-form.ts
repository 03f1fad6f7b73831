/** Builds the form that the site's forms are compared with: the same labels in bare react-dom, without layout. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { messagesIn } from '../../browser/fixtures/messages.ts';

const SOURCE = fileURLToPath(new URL('bare-form', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../node_modules/.cache/bench', import.meta.url));

export interface BareForm {
  readonly page: string;
  /** The page's script: the path from which the page loads it, and its text. */
  readonly code: readonly [path: string, text: string];
}

/**
 * Builds one script, minified like the site's: the form alone, or with all libraries that the site uses, which is the least
 * that a site of this design can load.
 */
export async function buildBareForm(name: 'bare-form' | 'library-form'): Promise<BareForm> {
  const say = messagesIn('lo');
  const built = join(BUILT, name);
  const code = `assets/${name}.js`;
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'error',
    define: {
      'import.meta.env.CARRIES_LIBRARIES': String(name === 'library-form'),
      'import.meta.env.FORM_MESSAGES': JSON.stringify({
        username: say('field.username'),
        password: say('field.password'),
        submit: say('login.submit'),
      }),
    },
    build: {
      target: ['chrome111', 'safari16.4', 'firefox128'],
      outDir: built,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { output: { entryFileNames: code } },
    },
  });
  return {
    page: await readFile(join(built, 'index.html'), 'utf8'),
    code: [`/${code}`, await readFile(join(built, code), 'utf8')],
  };
}
