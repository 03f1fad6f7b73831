/** All defects that the kit must catch. */
import { answerDefects } from './answers.ts';
import { betweenPlayersDefects } from './between-players.ts';
import { businessDefects } from './business.ts';
import { type Defect, defectsIn } from './defect.ts';
import { depositDefects } from './deposits.ts';
import { plantedHistoryDefects } from './histories.ts';
import { requestDefects } from './requests.ts';
import { sessionDefects } from './session.ts';

export const defects: readonly Defect[] = [
  answerDefects,
  sessionDefects,
  requestDefects,
  depositDefects,
  plantedHistoryDefects,
  businessDefects,
  betweenPlayersDefects,
].flatMap(defectsIn);
