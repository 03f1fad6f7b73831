/** The repository's own rules for oxlint; `.oxlintrc.json` enables them. */
import { noFeatureImports } from './features.js';
import { formattedNumbers } from './formatted-numbers.js';
import { loadCode } from './load-code.js';

export default {
  meta: { name: 'house' },
  rules: {
    'formatted-numbers': formattedNumbers,
    'load-code': loadCode,
    'no-feature-imports': noFeatureImports,
  },
};
