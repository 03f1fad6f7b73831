/** `pay CODE half` and `pay CODE over`: amounts that depend on the order. */
import type { Currency } from '../../../contract/money/money.ts';
import { LAB_PATH } from '../../paths.ts';
import { percentOf } from '../panel/amounts.ts';
import { type LabAnswer, type Place, send } from './connection.ts';
import type { LabRequest } from './request.ts';
import { SHARES } from './short.ts';

interface Payment {
  readonly code: string;
  readonly amount?: string;
}

/** The request with an amount of money. Returns the lab's rejection if there is no such order. */
export async function withAmount(
  place: Place,
  request: LabRequest,
): Promise<{ readonly request: LabRequest } | { readonly rejection: LabAnswer }> {
  const { code, amount = '' } = (request.body ?? {}) as Partial<Payment>;
  const percent = Object.hasOwn(SHARES, amount) ? SHARES[amount] : undefined;
  if (request.path !== `${LAB_PATH}/bank/pay` || percent === undefined) return { request };
  const found = await send(place, { method: 'GET', path: `${LAB_PATH}/db/deposits/${code}` });
  // The verb's own rejection of a missing order explains more than that of the raw view.
  if (found.status !== 200) return { rejection: await send(place, { ...request, body: { code } }) };
  const order = found.body as { readonly amount: string; readonly currency: Currency };
  return {
    request: { ...request, body: { code, amount: percentOf(order.amount, order.currency, percent) } },
  };
}
