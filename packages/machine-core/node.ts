/** The part that needs Node: the machines of files, and command lines about them. */
export { type Command, Refused, runCommandLine } from './modules/command-line.ts';
export { filesNamed } from './modules/files.ts';
export { loadMachines, type LoadOptions } from './modules/load-machines.ts';
export type { Loaded, LoadedMachine } from './modules/machines-of.ts';
