/** Makes browsers compile the site's code while it arrives, not on the main thread when it first runs. */
import type { Plugin } from 'vite';

/** V8's explicit compile hint for a whole file: effective only as its first line. Other browsers ignore the comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint to each file of code; a file of messages has no functions. See docs/decisions/0030. */
export function compileHints(isMessages: (module: string) => boolean): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite itself prepends a line to files that preload others.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !isMessages(file.facadeModuleId ?? '')) file.code = HINT + file.code;
      },
    },
  };
}
