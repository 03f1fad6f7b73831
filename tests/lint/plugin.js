/** The rules of this house that oxlint does not bring: `.oxlintrc.json` switches them on. */
import { noFeatureImports } from './features.js';
import { machineForm } from './machine-form.js';
import { vocabulary } from './vocabulary.js';

export default {
  meta: { name: 'house' },
  rules: { 'machine-form': machineForm, 'no-feature-imports': noFeatureImports, vocabulary },
};
