/** The page of `corpus.spec.ts`: the viewer with every machine of the corpus, under the name of its file. */
import '../../../tools/viewer/viewer.css';
import { callsSoFar } from '../../../packages/machine-core/corpus/calls.ts';
import { corpus } from '../../../packages/machine-core/corpus/corpus.ts';
import { showMachines } from '../../../packages/machine-viewer/index.ts';

showMachines({
  machines: corpus.map(({ name, machine, adapter }) => ({
    machine,
    source: name,
    adapter,
  })),
});
Object.assign(window, { callsSoFar });
