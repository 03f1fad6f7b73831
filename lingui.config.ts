import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/**
 * Every text has an id of its own and stands in the catalogs only; no language is the source of the others. The gallery
 * says nothing that the site does not say, and the theatre speaks to those who make it.
 */
export default defineConfig({
  locales: ['lo', 'cn', 'vn', 'th'],
  catalogs: [{ path: 'src/locales/{locale}', include: ['src'], exclude: ['src/gallery', 'src/theatre'] }],
  format: formatter({ origins: false, lineNumbers: false, explicitIdAsDefault: true, printLinguiId: false }),
  orderBy: 'messageId',
});
