/** What there is to see, said shortly: the models are read by people who test. */
import type { Sight, Values } from './walk.ts';

export const heading = (text: string): Sight => ({ kind: 'heading', text });
export const text = (id: string, values?: Values): Sight => sight('text', id, values);
export const alert = (id: string, values?: Values): Sight => sight('alert', id, values);
export const dialog = (id: string): Sight => ({ kind: 'dialog', text: id });
export const button = (id: string, values?: Values): Sight => sight('button', id, values);
export const link = (id: string): Sight => ({ kind: 'link', text: id });
/** A field; with a value, what stands in it. */
export const field = (id: string, value?: string): Sight =>
  sight('field', id, value === undefined ? undefined : { value });
export const region = (id: string): Sight => ({ kind: 'region', text: id });
/** `amount` as a decimal string. */
export const amount = (value: string, currency: 'LAK' | 'THB'): Sight => ({
  kind: 'amount',
  values: { amount: value, currency },
});
export const page = (path: string): Sight => ({ kind: 'page', values: { path } });
export const code = (value: '{deposit}' | '{withdraw}'): Sight => ({ kind: 'code', values: { code: value } });
export const QR: Sight = { kind: 'qr' };
export const PLAYER_MENU: Sight = { kind: 'playerMenu' };

function sight(kind: Sight['kind'], id: string, values: Values | undefined): Sight {
  return { kind, text: id, ...(values && { values }) };
}
