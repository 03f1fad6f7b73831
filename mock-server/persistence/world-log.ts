/** The log of a world other than `default`: its first entry also contains the description of the world. */
import { read } from '../../contract/schema/struct.ts';
import type { World } from '../world.ts';
import { WorldCard } from '../lab/inputs.ts';
import type { Keeping } from '../worlds.ts';
import { Keeper, type Log, UnreadableLog } from './keeper.ts';

/** A log that can be deleted. */
export interface RemovableLog extends Log {
  remove(): Promise<void>;
}

/** Restores the world from its log, if it has any entries, and keeps it there from now on. */
export async function keepIn(log: RemovableLog, world: World, description: WorldCard): Promise<Keeping> {
  const keeper = await Keeper.open(world, {
    read: () => log.read(),
    append: (entry) => log.append(entry),
    replace: (snapshot) => log.replace({ ...(snapshot as object), world: description }),
  });
  return {
    flush: () => keeper.flush(),
    discard: async () => {
      // Requests that are being answered still write to the log.
      await keeper.flush().catch(() => undefined);
      await log.remove();
    },
  };
}

/** Throws UnreadableLog if the log is not one of a world. */
export async function descriptionIn(log: Log): Promise<WorldCard> {
  const [first] = await log.read();
  const { world } = (first ?? {}) as { readonly world?: unknown };
  const reading = read(WorldCard, world);
  if (!reading.ok) throw new UnreadableLog('it does not describe a world');
  return reading.value;
}
