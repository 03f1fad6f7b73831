import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/**
 * Every text has an id of its own and stands in the catalogs only; no language is the source of the others.
 */
export default defineConfig({
  locales: ['lo', 'cn', 'vn', 'th'],
  catalogs: [{ path: 'src/locales/{locale}', include: ['src', 'tools/prerender'] }],
  format: formatter({ origins: false, lineNumbers: false, explicitIdAsDefault: true, printLinguiId: false }),
  orderBy: 'messageId',
});
