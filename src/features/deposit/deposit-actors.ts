import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { millisecondsOf } from '../../../contract/time/clock.ts';
import type { Deposit, DepositQr } from '../../../contract/deposit.ts';
import { mayLaterBe } from '../../../contract/rules/deposit.ts';
import { type DepositIntent, depositMachine, type Restoration } from '../../../machines/deposit.machine.ts';
import type { OrderObserved, OrderReference } from '../../../machines/deposit-order-part.ts';
import { depositCheckMachine } from '../../../machines/depositCheck.machine.ts';
import { depositOrderMachine, type OrderCancellation } from '../../../machines/depositOrder.machine.ts';
import { depositQrMachine } from '../../../machines/depositQr.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import {
  DEPOSIT_KEY,
  depositQrRead,
  depositRead,
  newestDepositsRead,
  openDepositsRead,
} from '../../api/orders.ts';
import { DepositJournal } from './deposit-journal.ts';
import type { Services } from '../../app/services.ts';
import { checkForAllTabs } from './deposit-check.ts';
import { paymentWatch } from './payment-watch.ts';
import {
  ignoreOutdated,
  nullIf,
  observeCached,
  OwnCacheWrites,
  readForMachine,
  type Write,
} from '../../app/actors/machine-reads.ts';
import { rowIn } from '../../app/actors/row-in.ts';

/** Writes an order to the query cache. In-flight reads are cancelled first, because their responses would be older. */
async function keep(
  { client, queries }: Services,
  deposit: Deposit,
  write: Write = (store) => store(),
): Promise<Deposit> {
  const { queryKey } = depositRead(client, deposit.code);
  await queries.cancelQueries({ queryKey });
  write(() => queries.setQueryData(queryKey, deposit));
  return deposit;
}

const loadDeposit = ({ client, queries }: Services, code: string, write?: Write) =>
  readForMachine(queries, depositRead(client, code), undefined, write);

/** An actor that is given the code of an order. */
const ofOrder = <Output>(run: (code: string, signal: AbortSignal) => Promise<Output>) =>
  fromPromise<Output, OrderReference>(({ input: { code }, signal }) => run(code, signal));

const expiryOf = ({ expiresAt }: DepositQr) => ({ expiresAt: millisecondsOf(expiresAt) ?? 0 });

/**
 * The deposit order machine and its parts with actors that call the server and write responses to the query cache, which holds
 * the order. The machine receives each response once: from its part, or else from the cache.
 */
export function depositOrderWithActors(services: Services) {
  const { client, queries } = services;
  ignoreOutdated<Deposit>(queries, DEPOSIT_KEY, mayLaterBe);
  const writes = new OwnCacheWrites();
  const check = checkForAllTabs(services, ({ code }) => loadDeposit(services, code, () => undefined));

  return depositOrderMachine.provide({
    actors: {
      checkOrder: depositCheckMachine.provide({
        actors: {
          loadDeposit: ofOrder((code, signal) => loadDeposit(services, code, writes.of(signal))),
          checkDeposit: ofOrder(async (code, signal) => {
            const { deposit, retryAfterSeconds } = await check(code);
            return { deposit: await keep(services, deposit, writes.of(signal)), retryAfterSeconds };
          }),
        },
      }),
      showQr: depositQrMachine.provide({
        actors: {
          loadQr: ofOrder((code) => readForMachine(queries, depositQrRead(client, code)).then(expiryOf)),
          issueQr: ofOrder(async (code) => {
            const { qr } = await client.call('depositQrIssue', { parameters: { code } });
            queries.setQueryData(depositQrRead(client, code).queryKey, qr);
            return expiryOf(qr);
          }),
        },
      }),
      watchForPayment: paymentWatch(services),
      observeOrder: fromCallback<EventObject, OrderReference>(({ input: { code }, sendBack }) =>
        observeCached(queries, depositRead(client, code).queryKey, (deposit) => {
          if (!writes.isRunning) sendBack({ type: 'order.observed', deposit } satisfies OrderObserved);
        }),
      ),
      submitCancellation: submissionOf<OrderCancellation, Deposit>({
        send: fromPromise<Deposit, OrderCancellation>(async ({ input: { code, key }, signal }) => {
          const { deposit } = await client.call('depositCancel', { parameters: { code }, key });
          return keep(services, deposit, writes.of(signal));
        }),
        lookUp: fromPromise<Deposit | null, OrderCancellation>(async ({ input, signal }) => {
          const deposit = await loadDeposit(services, input.code, writes.of(signal));
          return deposit.status === 'OPEN' ? null : deposit;
        }),
      }),
    },
  });
}

/** The deposit machine, which creates and follows an order, with actors that call the server. */
export function depositWithActors(services: Services, playerId: string) {
  const { client, queries } = services;
  const journal = new DepositJournal(services.browser.tab, playerId);
  const openOrders = () => readForMachine(queries, openDepositsRead(client));

  const findDeposit = async (key: string): Promise<Deposit | null> => {
    const isOurs = (deposit: Deposit) => deposit.idempotencyKey === key;
    const open = (await openOrders()).find(isOurs);
    if (open) return open;
    // An order that has ended since it was sent is no longer among the open orders, but among the newest ones.
    return rowIn(await readForMachine(queries, newestDepositsRead(client)), isOurs);
  };

  const restore = async (): Promise<Restoration> => {
    const { draft, intent, pending, code } = journal.read();
    const intended = pending ? await findDeposit(pending.key) : null;
    const open = intended ? null : ((await openOrders())[0] ?? null);
    // The order shown before the reload.
    const order =
      intended ?? open ?? (code === null ? null : await nullIf('NOT_FOUND', loadDeposit(services, code)));
    return { draft, intent: order ? null : intent, order: order ? await keep(services, order) : null };
  };

  return depositMachine.provide({
    actors: {
      restore: fromPromise<Restoration>(restore),
      submitDeposit: submissionOf<DepositIntent, Deposit>({
        send: fromPromise<Deposit, DepositIntent>(({ input }) =>
          journal.send(input, async () => {
            const { key, request } = input;
            const { deposit } = await client.call('depositCreate', { key, body: { ...request } });
            return keep(services, deposit);
          }),
        ),
        lookUp: fromPromise<Deposit | null, DepositIntent>(async ({ input }) => {
          const found = await findDeposit(input.key);
          return found ? keep(services, found) : null;
        }),
      }),
      loadDeposit: ofOrder((code) => loadDeposit(services, code)),
      followOrder: depositOrderWithActors(services),
    },
    actions: {
      keepDraft: ({ context }) => journal.keepDraft(context.draft),
      keepCode: ({ context }) => journal.follow(context.order?.code ?? ''),
      // Settled by the machine, not by the response: a rejected retry may leave the first outcome unknown.
      forgetIntent: () => journal.settleIntent(),
      forgetCode: () => journal.leave(),
    },
  });
}
