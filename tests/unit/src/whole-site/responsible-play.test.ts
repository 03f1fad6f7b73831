/** The player's own limits, breaks and reminders from the player's view: contract §2. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { expect, test } from 'vitest';
import type { ResponsiblePlay } from '../../../../contract/responsible-play.ts';
import { formatInstant } from '../../../../src/format/date.ts';
import { loginLeadingTo, paths } from '../../../../src/app/paths.ts';
import {
  choose,
  control,
  dialog,
  field,
  fill,
  main,
  notifies,
  press,
  say,
  says,
  sees,
} from '../../../in-process/page-reading.ts';
import { accessibleText } from '../../../in-process/perception.ts';
import { Visit as TimedVisit } from '../../../in-process/visit.ts';
import { visit } from './visit.ts';

// The dialog is loaded on demand. Simulated time would pass while it is imported.
await import('../../../../src/features/responsible-play/SessionReminderDialog.tsx');

const HOURS = 24; // contract §2
const MINUTE = 60_000;

const dayLimit = () => field(say('responsiblePlay.limit', { period: say('period.day') }));
const baht = (amount: string) => `${amount} ${say('currency.THB')}`;

/** Waits until the day's limit is described by this text. */
function isDescribed(text: string): Promise<void> {
  return waitFor(() => {
    const hint = document.getElementById(dayLimit().getAttribute('aria-describedby') ?? '');
    expect(accessibleText(hint)).toBe(text);
  });
}

async function save(limit: string, effect: string): Promise<void> {
  await fill(say('responsiblePlay.limit', { period: say('period.day') }), limit);
  await isDescribed(effect);
  await press(say('responsiblePlay.limits.save'));
  await sees(say('responsiblePlay.limits.saved'), main);
}

test('a first limit and a decrease take effect at once', async () => {
  await visit(paths.responsiblePlay, { player: 'demo' });
  await sees(say('responsiblePlay.limits.title'), main);
  await isDescribed(say('responsiblePlay.limit.now', { limit: say('responsiblePlay.limit.none') }));
  for (const limit of ['500', '200']) {
    await save(limit, say('responsiblePlay.limit.atOnce'));
    await notifies('polite', say('responsiblePlay.limits.saved.atOnce'), main);
    await isDescribed(say('responsiblePlay.limit.now', { limit: baht(limit) }));
  }
});

test('an increase shows its delay before it is saved, is pending with its time, and takes effect a day later', async () => {
  let effectiveAt = '';
  const player = await visit(paths.responsiblePlay, {
    player: 'demo',
    change({ path, json }) {
      if (path === '/players/limits') effectiveAt = (json as ResponsiblePlay).pending?.effectiveAt ?? '';
      return undefined;
    },
  });
  await sees(say('responsiblePlay.limits.title'), main);
  await save('500', say('responsiblePlay.limit.atOnce'));
  await player.load(paths.responsiblePlay);
  await sees(say('responsiblePlay.limits.title'), main);
  await save('1500', say('responsiblePlay.limit.later', { hours: HOURS, limit: baht('500') }));
  const when = formatInstant(effectiveAt) ?? '';
  await sees(say('responsiblePlay.limits.saved.later', { when }), main);
  await sees(say('responsiblePlay.pending.title', { when }), main);
  await player.load(paths.responsiblePlay);
  // From the start: it interrupts nobody.
  await notifies(null, say('responsiblePlay.pending.title', { when }), main);
  await isDescribed(say('responsiblePlay.limit.laterAt', { when, limit: baht('500') }));
  await player.mock.lab('clock', { advanceSeconds: HOURS * 3_600 });
  await player.mock.lab('session', { username: 'demo' });
  await player.load(paths.responsiblePlay);
  await sees(say('responsiblePlay.limits.title'), main);
  await isDescribed(say('responsiblePlay.limit.now', { limit: baht('1.500') }));
  expect(says(say('responsiblePlay.pending.title', { when }))).toBe(false);
});

test('an ambiguous limit is rejected at its field, which has the focus, and is not sent', async () => {
  const player = await visit(paths.responsiblePlay, { player: 'demo' });
  await fill(say('responsiblePlay.limit', { period: say('period.day') }), '1,500');
  await press(say('responsiblePlay.limits.save'));
  await waitFor(() => expect(dayLimit().getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(dayLimit());
  expect(player.writes()).toEqual([]);
});

test('a break is confirmed with its consequences, and then closes the deposit page', async () => {
  const player = await visit(paths.responsiblePlay, { player: 'demo' });
  await choose(say('responsiblePlay.break.days', { days: 7 }));
  await press(say('responsiblePlay.break.start'));
  for (const consequence of ['closed', 'open', 'final'])
    await sees(say(`responsiblePlay.break.${consequence}`), dialog);
  await press(say('responsiblePlay.break.keep'), dialog);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(player.writes()).toEqual([]);

  await press(say('responsiblePlay.break.start'));
  await press(say('responsiblePlay.break.confirm', { days: 7 }), dialog);
  await sees(say('responsiblePlay.break.toWithdraw'), main);
  expect(player.timesSent('POST /players/self-exclusion')).toBe(1);
  // A break can only be extended.
  expect(says(say('responsiblePlay.break.days', { days: 1 }))).toBe(false);
  await player.go(paths.deposit);
  await sees(say('failure.deposit.selfExcluded'), main);
  expect(control(say('deposit.obstacle.break.action')).getAttribute('href')).toBe(paths.responsiblePlay);
});

test('a visitor reads the advice, sends nothing, and returns after the login', async () => {
  const visitor = await visit(paths.responsiblePlay);
  await sees(say('responsiblePlay.signs.title'), main);
  await sees(say('responsiblePlay.adults.title'), main);
  await press(say('layout.logIn'), main);
  await waitFor(() => expect(visitor.address).toBe(loginLeadingTo(paths.responsiblePlay)));
  expect(visitor.writes()).toEqual([]);
});

test('a reminder of the visit is due at its minute and not before, and leads to this page', async () => {
  const player = await TimedVisit.at(paths.contact, { scenario: 'default', player: null });
  await player.mock.lab('session', { username: 'demo' });
  const kept = await player.mock.fetch('/api/v2/players/limits', {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': player.mock.readCookie('XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({
      depositLimits: { day: null, week: null, month: null },
      sessionReminderMinutes: 15,
    }),
  });
  expect(kept.status).toBe(200);
  player.site.session.send({ type: 'session.lookUp' });
  await player.until(() => player.site.session.getSnapshot().hasTag('signedIn'), 'a session');
  await player.pass(14 * MINUTE);
  expect(dialog()).toBeNull();
  await player.pass(MINUTE);
  await player.sees(say('reminder.title', { duration: say('duration.minutes', { minutes: 15 }) }));
  await player.press(say('reminder.break'));
  await player.sees(say('responsiblePlay.title'));
});
