import { fromPromise } from 'xstate';
import { failureOf, isServerCode } from '../../../contract/errors.ts';
import type { Usage } from '../../../contract/promotion.ts';
import { isInForce } from '../../../contract/rules/promotion.ts';
import { promotionCancelMachine, type UsageCancellation } from '../../../machines/promotionCancel.machine.ts';
import { type PromotionIntent, promotionClaimMachine } from '../../../machines/promotionClaim.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { FIRST_PAGE } from '../../api/orders.ts';
import { currentUsageRead } from '../../api/promotions.ts';
import { usageListRead } from '../../api/usages.ts';
import type { CancellationJournal, ClaimJournal } from './promotion-journals.ts';
import type { Services } from '../../app/services.ts';
import { readForMachine } from '../../app/actors/machine-reads.ts';
import { rowIn } from '../../app/actors/row-in.ts';

/** The claim machine with actors that call the server and write responses to the query cache. */
export function promotionClaimWithActors(services: Services, journal: ClaimJournal) {
  return promotionClaimMachine.provide({
    actors: {
      submitClaim: submissionOf<PromotionIntent, Usage>({
        send: fromPromise<Usage, PromotionIntent>(({ input: intent }) =>
          journal.send(intent, async () => {
            const { promotionId: id, provider } = intent.choice;
            const call = { key: intent.key, parameters: { id }, body: { provider } };
            return keep(services, (await services.client.call('promotionClaim', call)).usage);
          }),
        ),
        lookUp: fromPromise<Usage | null, PromotionIntent>(({ input }) =>
          findUsage(services, ({ idempotencyKey }) => idempotencyKey === input.key),
        ),
      }),
    },
    actions: {
      keepChoice: ({ context: { choice } }) =>
        choice === null ? journal.forget() : journal.keepDraft(choice),
      forgetIntent: () => journal.settleIntent(),
    },
  });
}

/** The cancel machine with actors that call the server and write responses to the query cache. */
export function promotionCancelWithActors(services: Services, journal: CancellationJournal) {
  return promotionCancelMachine.provide({
    actors: {
      cancelUsage: submissionOf<UsageCancellation, Usage>({
        send: fromPromise<Usage, UsageCancellation>(async ({ input }) => {
          const isFirst = journal.read()?.key !== input.key;
          journal.keep(input);
          try {
            const { usage } = await services.client.call('usageCancel', {
              parameters: { id: input.usageId },
              key: input.key,
            });
            return await keep(services, usage);
          } catch (error) {
            if (isFirst && isServerCode(failureOf(error), 'UNAUTHENTICATED')) journal.settle();
            throw error;
          }
        }),
        // A usage that is still in force proves nothing: the cancellation may be in flight.
        lookUp: fromPromise<Usage | null, UsageCancellation>(async ({ input }) => {
          const usage = await findUsage(services, ({ id }) => id === input.usageId);
          return usage && !isInForce(usage.status) ? usage : null;
        }),
      }),
    },
    actions: { forgetIntent: () => journal.settle() },
  });
}

/**
 * Looks for a usage: the one in force first, then the newest ones, because the usage may have ended after its request was sent
 * (contract §1).
 */
async function findUsage(
  { client, queries }: Services,
  isTheOne: (usage: Usage) => boolean,
): Promise<Usage | null> {
  const current = await readForMachine(queries, currentUsageRead(client));
  if (current && isTheOne(current)) return current;
  return rowIn(await readForMachine(queries, usageListRead(client, FIRST_PAGE)), isTheOne);
}

/** Writes the usage in force to the query cache. In-flight reads are cancelled: their responses would be older. */
async function keep({ client, queries }: Services, usage: Usage): Promise<Usage> {
  const { queryKey } = currentUsageRead(client);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, isInForce(usage.status) ? usage : null);
  return usage;
}
