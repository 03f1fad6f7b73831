/** The repository's own rules for oxlint; `.oxlintrc.json` enables them. */
import { noFeatureImports } from './features.js';
import { formattedNumbers } from './formatted-numbers.js';
import { lateCode } from './late-code.js';

export default {
  meta: { name: 'house' },
  rules: {
    'formatted-numbers': formattedNumbers,
    'late-code': lateCode,
    'no-feature-imports': noFeatureImports,
  },
};
