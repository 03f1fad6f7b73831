/** The repository's own rules for oxlint; `.oxlintrc.json` enables them. */
import { noFeatureImports } from './features.js';
import { machineForm } from './machine-form.js';

export default {
  meta: { name: 'house' },
  rules: { 'machine-form': machineForm, 'no-feature-imports': noFeatureImports },
};
