/** The repository's own rules for oxlint; `.oxlintrc.json` enables them. */
import { noFeatureImports } from './features.js';
import { loadCode } from './load-code.js';

export default {
  meta: { name: 'house' },
  rules: { 'load-code': loadCode, 'no-feature-imports': noFeatureImports },
};
