/** The part that needs Node: the machines of modules. */
export { filesNamed } from './modules/files.ts';
export { type Loaded, type LoadedMachine, loadMachines, type LoadOptions } from './modules/load-machines.ts';
