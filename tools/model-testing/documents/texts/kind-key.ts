import type { AssertionKind } from '../../player/walk.ts';
import type { Action, Expectation } from '../manual/manual-case.ts';

type ActionKey = `do.${Action['kind']}`;
type AssertionKey = `sight.${AssertionKind}`;
type ExpectationKey = `see.${Exclude<Expectation['kind'], 'sees' | 'misses'>}`;

/** Keys derived from the kinds of actions, assertions and expectations. */
export type KindKey = ActionKey | AssertionKey | ExpectationKey;
