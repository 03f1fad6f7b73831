import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { launchViolation, makeLaunch } from '../../provider-simulation/launch.ts';
import { serializeLaunch } from '../../serializers.ts';

/** POST /games/launch. The returned link can be opened once, within a minute. */
export const launchGame = defineHandler('gameLaunch', ({ world, store, player, body, now }) => {
  const launch = store.change((change) => {
    const rejection = launchViolation(change, player.id, body, now);
    if (rejection) throw new ApiError(rejection);
    return makeLaunch(change, world.newSecret(), player.id, body, now);
  });
  return { launch: serializeLaunch(launch, world.sitePath) };
});
