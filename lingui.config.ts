import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-json';
import { LANGUAGES } from './contract/values.ts';

/**
 * Every text has an id of its own and stands in the catalogs only; no language is the source of the others.
 */
export default defineConfig({
  locales: [...LANGUAGES],
  catalogs: [{ path: 'src/locales/{locale}', include: ['src', 'tools/prerender'] }],
  format: formatter({ style: 'minimal' }),
});
