/** When a device fingerprint is sent: specification §4 and §9. */
import { describe, expect, test } from 'vitest';
import type { Fingerprint } from '../../../../contract/fingerprint.ts';
import { mustSend } from '../../../../contract/rules/fingerprint.ts';

const DEVICE: Fingerprint = {
  fingerprint: 'visitor-1',
  screen: '360x740',
  webGL: { vendor: 'V', renderer: null },
  fonts: null,
};
const at = (instant: string) => ({ now: () => Date.parse(instant) });
const SENT = { day: '2026-08-15', fingerprint: DEVICE };

describe('a fingerprint is sent', () => {
  test('if none was sent before', () => {
    expect(mustSend(null, DEVICE, at('2026-08-15T03:00:00Z'))).toBe(true);
  });

  test.each([
    ['2026-08-14T16:59:59Z', true],
    ['2026-08-14T17:00:00Z', false],
    ['2026-08-15T16:59:59Z', false],
    ['2026-08-15T17:00:00Z', true],
  ])('once for each day in Vientiane: at %s, %s', (instant, isDue) => {
    expect(mustSend(SENT, DEVICE, at(instant))).toBe(isDue);
  });

  test.each([
    ['a signal', { ...DEVICE, screen: '740x360' }],
    ['a part of a signal', { ...DEVICE, webGL: { vendor: 'V', renderer: 'R' } }],
    ['a signal that was unreadable before', { ...DEVICE, fonts: 'Phetsarath OT' }],
    ['a signal that is no longer readable', { ...DEVICE, webGL: null }],
    ['the device', { ...DEVICE, fingerprint: 'visitor-2' }],
  ])('again on the same day if %s has changed', (_, fingerprint) => {
    expect(mustSend(SENT, fingerprint, at('2026-08-15T03:00:00Z'))).toBe(true);
  });

  test('not again if only the order of its fields has changed', () => {
    const { fingerprint, screen, webGL, fonts } = DEVICE;
    const other = { fonts, webGL: { renderer: webGL?.renderer, vendor: webGL?.vendor }, screen, fingerprint };
    expect(mustSend(SENT, other, at('2026-08-15T03:00:00Z'))).toBe(false);
  });
});
