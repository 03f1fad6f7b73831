/** The rules of this house that oxlint does not bring: `.oxlintrc.json` switches them on. */
import { machineForm } from './machine-form.js';

export default { meta: { name: 'house' }, rules: { 'machine-form': machineForm } };
