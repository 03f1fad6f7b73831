/** A setup file of Vitest: plants the mutant of this run in its machine, for every module that has imported the machine. */
import { inject } from 'vitest';
import { StateMachine } from 'xstate';
import { mutantsOf } from './mutants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant of this run, and the id of its machine. */
    readonly mutant: { readonly machine: string; readonly name: string };
  }
}

// Files of one worker may share their modules: what the run before has planted is taken out first.
const planted = globalThis as { undoMutant?: () => void };
planted.undoMutant?.();

const { machine: id, name } = inject('mutant');
const exported: Readonly<Record<string, unknown>> = await import(`../../../machines/${id}.machine.ts`);
const machine = Object.values(exported).find((value) => value instanceof StateMachine && value.id === id);
if (!(machine instanceof StateMachine)) throw new Error(`There is no machine ${id}.`);
const mutant = mutantsOf(machine).find((each) => each.name === name);
if (!mutant) throw new Error(`There is no mutant ${name}.`);

// The machine itself becomes the mutant.
const original = { ...machine };
Object.assign(machine, mutant.make());
planted.undoMutant = () => Object.assign(machine, original);
