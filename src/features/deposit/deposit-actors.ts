import { fromPromise } from 'xstate';
import { millisecondsOf } from '../../../contract/time/clock.ts';
import type { Deposit, DepositQr } from '../../../contract/deposit.ts';
import { depositMachine } from '../../../machines/deposit.machine.ts';
import type {
  CheckOutcome,
  DepositIntent,
  OrderCancellation,
  OrderReference,
  QrOutcome,
  Restoration,
} from '../../../machines/deposit.vocabulary.ts';
import { depositOrderMachine } from '../../../machines/depositOrder.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { depositQrRead, depositRead, newestDepositsRead, openDepositsRead } from '../../api/orders.ts';
import type { DepositJournal } from './deposit-journal.ts';
import type { Site } from '../../app/site.ts';
import { checkForAllTabs } from './deposit-check.ts';
import { nullIf, readForMachine } from '../../app/actors/machine-reads.ts';
import { rowIn } from '../../app/actors/row-in.ts';

type Line = Pick<Site, 'client' | 'queries' | 'browser'>;

/** Writes an order to the query cache. In-flight reads are cancelled first, because their responses would be older. */
async function keep({ client, queries }: Line, deposit: Deposit): Promise<Deposit> {
  const { queryKey } = depositRead(client, deposit.code);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, deposit);
  return deposit;
}

function loadDeposit({ client, queries }: Line, { code }: OrderReference): Promise<Deposit> {
  return readForMachine(queries, depositRead(client, code));
}

/** The deposit order machine with actors that call the server and write responses to the query cache. */
export function depositOrderWithActors(line: Line) {
  const { client, queries } = line;
  const keepQr = (code: string, qr: DepositQr): QrOutcome => {
    queries.setQueryData(depositQrRead(client, code).queryKey, qr);
    return { expiresAt: millisecondsOf(qr.expiresAt) ?? 0 };
  };
  const check = checkForAllTabs(line, (order) => loadDeposit(line, order));

  return depositOrderMachine.provide({
    actors: {
      loadDeposit: fromPromise<Deposit, OrderReference>(({ input }) => loadDeposit(line, input)),
      loadQr: fromPromise<QrOutcome, OrderReference>(async ({ input: { code } }) =>
        keepQr(code, await readForMachine(queries, depositQrRead(client, code))),
      ),
      issueQr: fromPromise<QrOutcome, OrderReference>(async ({ input: { code } }) =>
        keepQr(code, (await client.call('depositQrIssue', { parameters: { code } })).qr),
      ),
      checkDeposit: fromPromise<CheckOutcome, OrderReference>(async ({ input: { code } }) => {
        const { deposit, retryAfterSeconds } = await check(code);
        return { deposit: await keep(line, deposit), retryAfterSeconds };
      }),
      submitCancellation: submissionOf<OrderCancellation, Deposit>({
        send: fromPromise<Deposit, OrderCancellation>(async ({ input: { code, key } }) =>
          keep(line, (await client.call('depositCancel', { parameters: { code }, key })).deposit),
        ),
        lookUp: fromPromise<Deposit | null, OrderCancellation>(async ({ input }) => {
          const deposit = await loadDeposit(line, input);
          return deposit.status === 'OPEN' ? null : deposit;
        }),
      }),
    },
  });
}

/** The deposit machine, which creates and follows an order, with actors that call the server. */
export function depositWithActors(line: Line, journal: DepositJournal) {
  const { client, queries } = line;
  const openOrders = () => readForMachine(queries, openDepositsRead(client));

  const findDeposit = async (key: string): Promise<Deposit | null> => {
    const isOurs = (deposit: Deposit) => deposit.idempotencyKey === key;
    const open = (await openOrders()).find(isOurs);
    if (open) return open;
    // An order that has ended since it was sent is no longer among the open orders, but among the newest ones.
    return rowIn(await readForMachine(queries, newestDepositsRead(client)), isOurs);
  };

  const restore = async (): Promise<Restoration> => {
    const { draft, intent, code } = journal.read();
    const intended = intent ? await findDeposit(intent.key) : null;
    const open = intended ? null : ((await openOrders())[0] ?? null);
    // The order shown before the reload.
    const order =
      intended ?? open ?? (code === null ? null : await nullIf('NOT_FOUND', loadDeposit(line, { code })));
    return { draft, intent: order ? null : intent, order: order ? await keep(line, order) : null };
  };

  return depositMachine.provide({
    actors: {
      restore: fromPromise<Restoration>(restore),
      submitDeposit: submissionOf<DepositIntent, Deposit>({
        send: fromPromise<Deposit, DepositIntent>(({ input }) =>
          journal.send(input, async () => {
            const { key, request } = input;
            const { deposit } = await client.call('depositCreate', { key, body: { ...request } });
            return keep(line, deposit);
          }),
        ),
        lookUp: fromPromise<Deposit | null, DepositIntent>(async ({ input }) => {
          const found = await findDeposit(input.key);
          return found ? keep(line, found) : null;
        }),
      }),
      loadDeposit: fromPromise<Deposit, OrderReference>(({ input }) => loadDeposit(line, input)),
      followOrder: depositOrderWithActors(line),
    },
  });
}
