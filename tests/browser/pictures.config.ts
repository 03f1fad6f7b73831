/** Pictures of the real site for the documents: `npm run documents -- pictures`. */
import config from './playwright.config.ts';

export default { ...config, testMatch: 'pictures.ts', grep: /./, grepInvert: [] };
