/** The form that the site's pages are compared with: a login with the site's labels in bare react-dom, without layout. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { contentTypeOf } from '../../../deploy/content-types.ts';
import { messagesIn } from '../../browser/fixtures/messages.ts';

const SOURCE = fileURLToPath(new URL('bare-form', import.meta.url));
const BUILT = fileURLToPath(new URL('../../../node_modules/.cache/bench/bare-form', import.meta.url));
const CODE = 'assets/bare-form.js';

/** The path of its page. */
export const BARE_FORM = '/bare-form/';

/** Builds the form as one script, minified like the site's, and serves it beside the site. */
export async function bareForm(): Promise<Plugin> {
  const say = messagesIn('lo');
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: 'error',
    define: {
      'import.meta.env.FORM_MESSAGES': JSON.stringify({
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
      rolldownOptions: { output: { entryFileNames: CODE } },
    },
  });
  const files = new Map([
    [BARE_FORM, 'index.html'],
    [`/${CODE}`, CODE],
  ]);
  return {
    name: 'bare-form',
    // Before the site's own pages.
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '');
        if (file === undefined) return next();
        response.setHeader('Content-Type', contentTypeOf(file));
        void readFile(join(BUILT, file)).then((content) => response.end(content));
      });
    },
  };
}
