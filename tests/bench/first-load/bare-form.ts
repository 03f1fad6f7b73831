/** Builds the form that the site's forms are held against: the same words in bare react-dom, and nothing around it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { wordsOf } from '../../browser/words.ts';

const SOURCE = fileURLToPath(new URL('bare-form', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../node_modules/.cache/bench/bare-form', import.meta.url));

export interface BareForm {
  readonly page: string;
  /** Its code: where the page looks for it, and the text. */
  readonly code: readonly [path: string, text: string];
}

/** One file of code, as small as the site's own build would make it. */
export async function buildBareForm(): Promise<BareForm> {
  const say = wordsOf('lo');
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'warn',
    define: {
      'import.meta.env.FORM_WORDS': JSON.stringify({
        username: say('field.username'),
        password: say('field.password'),
        submit: say('login.submit'),
      }),
    },
    build: {
      target: ['chrome111', 'safari16.4', 'firefox128'],
      outDir: BUILT,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { output: { entryFileNames: 'assets/bare-form.js' } },
    },
  });
  return {
    page: await readFile(join(BUILT, 'index.html'), 'utf8'),
    code: ['/assets/bare-form.js', await readFile(join(BUILT, 'assets/bare-form.js'), 'utf8')],
  };
}
