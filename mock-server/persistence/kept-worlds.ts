/** The worlds of a server in files: `default` in the named file, each other world in a file of the folder next to it. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { WorldOptions } from '../world.ts';
import { Worlds } from '../worlds.ts';
import { FileLog } from './file-log.ts';
import { worldKeptIn } from './kept-world.ts';
import { descriptionIn, keepIn } from './world-log.ts';

export interface PersistedWorlds {
  readonly worlds: Worlds;
  /** Closes the files. */
  readonly close: () => Promise<void>;
}

/**
 * Restores all worlds from their files, or begins with `default` only. If a file is not a log of this mock, throws an error
 * that names its path, and leaves it unchanged.
 */
export async function worldsKeptIn(path: string, options: WorldOptions = {}): Promise<PersistedWorlds> {
  const folder = `${resolve(path)}.worlds`;
  const { world, flush, close } = await worldKeptIn(path, options);
  const logs: FileLog[] = [];
  const worlds = new Worlds({
    ...options,
    world,
    flush,
    keep: async (created, description) => {
      // The files contain sessions, as the one of `default` does.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const log = new FileLog(join(folder, description.id));
      logs.push(log);
      return keepIn(log, created, description);
    },
  });
  const closeAll = async () => {
    await close();
    for (const log of logs) await log.close();
  };
  for (const name of await filesIn(folder)) {
    const file = join(folder, name);
    try {
      await worlds.resume(await descriptionIn(new FileLog(file)));
    } catch (error) {
      await closeAll();
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`cannot keep a world in ${file}: ${reason}`, { cause: error });
    }
  }
  return { worlds, close: closeAll };
}

/** The names of the worlds' files. Deletes what a killed process has not written completely. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const unfinished = names.filter((name) => name.endsWith('.new'));
  for (const name of unfinished) await rm(join(folder, name));
  return names.filter((name) => !unfinished.includes(name));
}
