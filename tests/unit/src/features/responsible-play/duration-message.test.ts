import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { durationMessage } from '../../../../../src/features/responsible-play/duration-message.ts';

const i18n = setupI18n({
  locale: 'lo',
  messages: {
    lo: {
      'duration.minutes': '{minutes}m',
      'duration.hours': '{hours}h',
      'duration.hoursMinutes': '{hours}h {minutes}m',
    },
  },
});

test.each([
  [5, '5m'],
  [59, '59m'],
  [60, '1h'],
  [75, '1h 15m'],
  [240, '4h'],
  [1_439, '23h 59m'],
])('%i minutes are shown as %s', (minutes, text) => {
  expect(durationMessage(i18n, minutes)).toBe(text);
});
