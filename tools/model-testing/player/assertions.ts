/** Short constructors of assertions, which keep the models readable for testers. */
import type { Assertion, Values } from './walk.ts';

export const heading = (text: string): Assertion => ({ kind: 'heading', text });
export const text = (id: string, values?: Values): Assertion => assertion('text', id, values);
export const alert = (id: string, values?: Values): Assertion => assertion('alert', id, values);
export const dialog = (id: string): Assertion => ({ kind: 'dialog', text: id });
export const button = (id: string, values?: Values): Assertion => assertion('button', id, values);
export const link = (id: string): Assertion => ({ kind: 'link', text: id });
/** A field; with a value, it must contain that value. */
export const field = (id: string, value?: string): Assertion =>
  assertion('field', id, value === undefined ? undefined : { value });
export const region = (id: string): Assertion => ({ kind: 'region', text: id });
/** `amount` as a decimal string. */
export const amount = (value: string, currency: 'LAK' | 'THB'): Assertion => ({
  kind: 'amount',
  values: { amount: value, currency },
});
export const page = (path: string): Assertion => ({ kind: 'page', values: { path } });
export const code = (value: '{deposit}' | '{withdraw}'): Assertion => ({
  kind: 'code',
  values: { code: value },
});
export const QR: Assertion = { kind: 'qr' };
export const PLAYER_MENU: Assertion = { kind: 'playerMenu' };

function assertion(kind: Assertion['kind'], id: string, values: Values | undefined): Assertion {
  return { kind, text: id, ...(values && { values }) };
}
