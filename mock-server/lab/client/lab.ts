/**
 * A typed client for the lab of the mock backend: contract §6.
 *
 *     const lab = createLab('http://localhost:5173');
 *     await using world = await lab.world({ scenario: 'deposit-open' });
 *     await world.bank.pay('D000001');
 */
import type { Input, NewWorld, WorldCard } from '../inputs.ts';
import type { ScenarioCard } from '../scenarios/scenario-card.ts';
import { Connection, LabError } from './connection.ts';
import { World } from './world.ts';

export { LabError, World };

export interface LabOptions {
  /** The LAB_TOKEN of the server; not needed on the server's own machine. */
  readonly token?: string | undefined;
}

/** `url` is the address of the site, such as http://localhost:5173. Throws a LabError if it is none. */
export function createLab(url: string, { token }: LabOptions = {}): Lab {
  if (!/^https?:/.test(url) || !URL.canParse(url)) {
    const message = `“${url}” is no address: write it like http://localhost:5173`;
    throw new LabError({ status: null, code: 'VALIDATION_FAILED', message, fields: { url: 'FORMAT' } });
  }
  return new Lab(new Connection(new URL(url).origin, token));
}

export class Lab {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Creates a world, which `await using` or `delete` deletes again. */
  async world(beginning: Input<typeof NewWorld> = {}): Promise<World> {
    const { world } = await this.#connection.ask<{ world: WorldCard }>({
      verb: 'worlds',
      body: beginning,
    });
    return this.existing(world.id);
  }

  /** An existing world, such as `default`. A wrong id shows with the first call. */
  existing(id: string): World {
    return new World(this.#connection.to(id));
  }

  async worlds(): Promise<readonly WorldCard[]> {
    return (await this.#connection.ask<{ worlds: readonly WorldCard[] }>({ verb: 'worlds' })).worlds;
  }

  async scenarios(): Promise<readonly ScenarioCard[]> {
    return (await this.#connection.ask<{ scenarios: readonly ScenarioCard[] }>({ verb: 'scenarios' }))
      .scenarios;
  }
}
