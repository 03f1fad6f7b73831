import { instantOf } from '../../../contract/time/clock.ts';
import { ClockChange } from '../inputs.ts';
import { LabError } from '../lab-error.ts';
import { labVerb } from '../lab-verb.ts';

/** POST /__lab/clock. Timers that became due have fired before the response. */
export const setClock = labVerb({
  method: 'post',
  path: '/clock',
  explanation: 'Sets the clock: applies `now`, then `advanceSeconds`, then `frozen`.',
  fields: {
    now: 'A time from 2000 to 2100, in ISO 8601 UTC.',
    advanceSeconds: 'In seconds; a negative value moves the clock back.',
    frozen: 'Whether the clock is stopped.',
  },
  example: { body: { advanceSeconds: 3600 } },
  body: ClockChange,
  handle: ({ world, body }) => {
    // `Date.parse` accepts February 30 as a day in March.
    if (body.now !== undefined && !instantOf(Date.parse(body.now)).startsWith(body.now.slice(0, 10))) {
      throw new LabError(422, 'VALIDATION_FAILED', 'there is no such day', { now: 'FORMAT' });
    }
    const start = body.now === undefined ? world.clock.now() : Date.parse(body.now);
    const moment = start + (body.advanceSeconds ?? 0) * 1000;
    const moves = body.now !== undefined || body.advanceSeconds !== undefined;
    if (moves && !world.clock.moveTo(moment)) {
      const field = body.advanceSeconds === undefined ? 'now' : 'advanceSeconds';
      throw new LabError(422, 'VALIDATION_FAILED', 'the clock is limited to 2000 to 2100', {
        [field]: 'FORMAT',
      });
    }
    if (body.frozen === true) world.clock.freeze();
    if (body.frozen === false) world.clock.thaw();
    const clock = world.clock.reading();
    world.events.add({ type: 'clock', clock });
    return { clock };
  },
});
