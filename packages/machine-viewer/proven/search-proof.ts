import { reportOn } from '../../machine-tests/index.ts';
import type { Proof } from './proof.ts';

/** A search of the machine itself, which also says what can never be walked. */
export const SEARCH: Proof = {
  id: 'search',
  title: 'A search in the simulator',
  note: 'It says what can be walked at all. It proves nothing.',
  async walkedIn({ fixtures }) {
    // The page shows first that it is searched.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { reached, impossible, situations } = reportOn(fixtures);
    return {
      transitions: new Set(reached.transitions),
      impossible: new Map(impossible.map(({ id, reason }) => [id, reason])),
      summary: ['{situations} situations', { situations }],
    };
  },
};
