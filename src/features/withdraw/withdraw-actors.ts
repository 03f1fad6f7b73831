import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { FailureError } from '../../../contract/errors.ts';
import { withdrawTransitions } from '../../../contract/rules/withdraw.ts';
import { isSoundQuote } from '../../../contract/rules/withdraw-draft.ts';
import type { Withdraw, WithdrawQuote, WithdrawQuoteRequest } from '../../../contract/withdraw.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import {
  type WithdrawIntent,
  withdrawMachine,
  type WithdrawRestoration,
} from '../../../machines/withdraw.machine.ts';
import {
  withdrawOrderMachine,
  type WithdrawOrderObserved,
  type WithdrawReference,
} from '../../../machines/withdrawOrder.machine.ts';
import { withdrawQuoteMachine } from '../../../machines/withdrawQuote.machine.ts';
import { newestWithdrawsRead, openWithdrawsRead, WITHDRAW_KEY, withdrawRead } from '../../api/orders.ts';
import { ignoreOutdated, nullIf, observeCached, readForMachine } from '../../app/actors/machine-reads.ts';
import type { Services } from '../../app/services.ts';
import { WithdrawJournal } from './withdraw-journal.ts';
import { rowIn } from '../../app/actors/row-in.ts';

/** The machine that follows a withdrawal, which the query cache holds and the page reads. */
export function withdrawOrderWithActors({ client, queries }: Services) {
  ignoreOutdated<Withdraw>(queries, WITHDRAW_KEY, withdrawTransitions.mayLaterBe);
  return withdrawOrderMachine.provide({
    actors: {
      observeOrder: fromCallback<EventObject, WithdrawReference>(({ input: { code }, sendBack }) =>
        observeCached(queries, withdrawRead(client, code).queryKey, (withdraw) =>
          sendBack({ type: 'order.observed', withdraw } satisfies WithdrawOrderObserved),
        ),
      ),
    },
  });
}

/** The withdraw machine with actors that call the server and write responses to the query cache. */
export function withdrawWithActors(services: Services, playerId: string) {
  const { browser, client, queries } = services;
  const journal = new WithdrawJournal(browser.tab, playerId);
  /** Writes an order to the query cache. In-flight reads are cancelled first, because their responses would be older. */
  const keep = async (withdraw: Withdraw): Promise<Withdraw> => {
    const { queryKey } = withdrawRead(client, withdraw.code);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, withdraw);
    return withdraw;
  };
  const underWay = () => readForMachine(queries, openWithdrawsRead(client));
  const loadWithdraw = async ({ code }: WithdrawReference): Promise<Withdraw> =>
    readForMachine(queries, withdrawRead(client, code));

  const findWithdraw = async (key: string): Promise<Withdraw | null> => {
    const isOurs = (withdraw: Withdraw) => withdraw.idempotencyKey === key;
    const open = (await underWay()).find(isOurs);
    if (open) return open;
    // An order that has ended since it was sent is no longer among the open orders, but among the newest ones.
    return rowIn(await readForMachine(queries, newestWithdrawsRead(client)), isOurs);
  };

  const restore = async (): Promise<WithdrawRestoration> => {
    const { draft, intent, pending, code } = journal.read();
    const intended = pending ? await findWithdraw(pending.key) : null;
    const open = intended ? null : ((await underWay())[0] ?? null);
    // The order shown before the reload.
    const order =
      intended ?? open ?? (code === null ? null : await nullIf('NOT_FOUND', loadWithdraw({ code })));
    return { draft, intent: order ? null : intent, order: order ? await keep(order) : null };
  };

  const requestQuote = fromPromise<WithdrawQuote, WithdrawQuoteRequest>(async ({ input }) => {
    const { quote } = await client.call('withdrawQuote', { body: { ...input } });
    if (isSoundQuote(quote, input)) return quote;
    throw new FailureError({ kind: 'wrong-shape', status: 200, detail: 'a quote that does not add up' });
  });

  return withdrawMachine.provide({
    actors: {
      restore: fromPromise<WithdrawRestoration>(restore),
      offerQuote: withdrawQuoteMachine.provide({ actors: { requestQuote } }),
      submitWithdraw: submissionOf<WithdrawIntent, Withdraw>({
        send: fromPromise<Withdraw, WithdrawIntent>(({ input }) =>
          journal.send(input, async () => {
            const { key, request } = input;
            const { withdraw } = await client.call('withdrawCreate', { key, body: { ...request } });
            return keep(withdraw);
          }),
        ),
        lookUp: fromPromise<Withdraw | null, WithdrawIntent>(async ({ input }) => {
          const found = await findWithdraw(input.key);
          return found ? keep(found) : null;
        }),
      }),
      loadWithdraw: fromPromise<Withdraw, WithdrawReference>(({ input }) => loadWithdraw(input)),
      followOrder: withdrawOrderWithActors(services),
    },
    actions: {
      keepDraft: ({ context }) => journal.keepDraft(context.draft),
      keepCode: ({ context }) => journal.follow(context.order?.code ?? ''),
      forgetIntent: () => journal.settleIntent(),
      forgetCode: () => journal.leave(),
    },
  });
}
