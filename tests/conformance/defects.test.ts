// @module-tag deep
/** Checks that each planted defect is caught by the rule which is meant to catch it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { conform, type Finding, type RuleFacts } from '../../packages/conformance-kit/index.ts';
import { defects } from './defects/all.ts';
import type { Defect } from './defects/defect.ts';
import { serve } from '../mock-process.ts';

const LOOKED_AT = new Set(defects.flatMap(({ caughtBy, while: traffic }) => [caughtBy, traffic]));

let withoutDefect: readonly Finding[];

beforeAll(async () => {
  withoutDefect = await findingsOn(null, ({ id }) => LOOKED_AT.has(id));
});

describe.each(defects)('$name', (defect) => {
  test(`is caught by ${defect.caughtBy}, which passes without it`, async () => {
    const rule = ({ id }: RuleFacts) => id === defect.caughtBy;
    expect(withoutDefect.find(rule)).toMatchObject({ verdict: 'pass' });
    expect(await findingsOn(defect, rule)).toMatchObject([{ verdict: 'fail' }]);
  });
});

/** Returns the findings of the selected rules on a fresh mock, with the defect applied if given. */
async function findingsOn(
  defect: Defect | null,
  isWanted: (rule: RuleFacts) => boolean,
): Promise<readonly Finding[]> {
  const { origin, lab, broke, close } = await serve(defect);
  try {
    const isTraffic = ({ id }: RuleFacts) => id === defect?.while;
    const options = { origin, lab, mode: 'full', credentials: [], seed: 1 } as const;
    const { findings } = await conform({ ...options, isWanted, isTraffic });
    expect(broke).toEqual([]);
    return findings;
  } finally {
    await close();
  }
}
