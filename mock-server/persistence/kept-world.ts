/** A world that outlives the process, in a file. */
import { resolve } from 'node:path';
import { createWorld, type World, type WorldOptions } from '../world.ts';
import { FileLog } from './file-log.ts';
import { Keeper } from './keeper.ts';

/** What a backend goes on with: see BackendOptions. */
export interface PersistedWorld {
  readonly world: World;
  readonly flush: () => Promise<void>;
  /** Lets go of the file. */
  readonly close: () => Promise<void>;
}

/**
 * Goes on from the file, or begins it. Throws, with the path in its words, when the file is none of this mock's, and
 * leaves it as it is.
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
