/** All rules of the kit, in execution order. */
import type { Rule } from '../rule/rule.ts';
import { bankAccountRules } from './calls/bank-accounts.ts';
import { depositCreateRules } from './calls/deposit-create.ts';
import { depositMoneyRules } from './calls/deposit-money.ts';
import { depositOrderRules } from './calls/deposit-order.ts';
import { gameRules } from './calls/games.ts';
import { operatorRules } from './calls/operator.ts';
import { playerRules } from './calls/players.ts';
import { promotionMoneyRules } from './calls/promotion-money.ts';
import { promotionRules } from './calls/promotion.ts';
import { responsiblePlayRules } from './calls/responsible-play.ts';
import { withdrawRules } from './calls/withdraw.ts';
import { accessRules } from './conventions/access.ts';
import { brokenFieldRules } from './conventions/fields.ts';
import { historyRules } from './conventions/histories.ts';
import { idempotencyRules } from './conventions/idempotency.ts';
import { listRules } from './conventions/lists.ts';
import { requestRules } from './conventions/requests.ts';
import { sessionRules } from './conventions/session.ts';
import { unknownFieldRules } from './conventions/unknown-fields.ts';

export const rules: readonly Rule[] = [
  ...operatorRules,
  ...accessRules,
  ...sessionRules,
  ...playerRules,
  ...bankAccountRules,
  ...depositCreateRules,
  ...depositOrderRules,
  ...depositMoneyRules,
  ...withdrawRules,
  ...promotionRules,
  ...promotionMoneyRules,
  ...gameRules,
  ...responsiblePlayRules,
  ...idempotencyRules,
  ...listRules,
  ...historyRules,
  ...unknownFieldRules,
  ...requestRules,
  ...brokenFieldRules,
];
