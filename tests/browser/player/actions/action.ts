import type { Act, ActKind } from '../../../../tools/model-testing/player/walk.ts';
import type { ExpectedProblem } from '../../fixtures/problems.ts';
import type { PlayerPage } from '../player-page.ts';

/** Performs an act with its values. */
export type Action = (playerPage: PlayerPage, values: Act['values']) => Promise<unknown>;
export type PlayerActions = Readonly<Partial<Record<ActKind, Action>>>;
/** Problems that an act rightly causes, by act and resulting state: `player.checks → checkFailed`. */
export type Trouble = Readonly<Record<string, ExpectedProblem>>;
