/** A world that is persisted in a file. */
import { resolve } from 'node:path';
import { createWorld, type World, type WorldOptions } from '../world.ts';
import { FileLog } from './file-log.ts';
import { Keeper } from './keeper.ts';

/** The world and flush function for `BackendOptions`. */
export interface PersistedWorld {
  readonly world: World;
  readonly flush: () => Promise<void>;
  /** Closes the file. */
  readonly close: () => Promise<void>;
}

/**
 * Restores the world from the file, or creates the file. If the file is not a log of this mock, throws an error that names
 * the path, and leaves the file unchanged.
 */
export async function worldKeptIn(path: string, options: WorldOptions = {}): Promise<PersistedWorld> {
  const world = createWorld(options);
  try {
    const log = new FileLog(resolve(path));
    const keeper = await Keeper.open(world, log);
    return { world, flush: () => keeper.flush(), close: () => log.close() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`cannot keep the store in ${path}: ${reason}`, { cause: error });
  }
}
