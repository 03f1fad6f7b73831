/** The events that states of the machines of games and responsible play ignore, and why that is right for the player. */
import type { IgnoredEvent } from './cells.ts';

export const gameLaunch: readonly IgnoredEvent[] = [
  {
    event: 'game.again',
    in: ['idle', 'opened'],
    because: 'The launch dialog is closed, so no button sends it.',
  },
  {
    event: 'game.again',
    in: ['asking'],
    because:
      'The dialog of a slow launch only offers to stop waiting, because the request for the link is in flight.',
  },
  {
    event: 'game.again',
    in: ['offered'],
    because: 'The dialog shows the launch link, which is valid, instead of the button that requests another.',
  },
  {
    event: 'game.followed',
    in: ['idle', 'opened'],
    because: 'The launch dialog is closed, so there is no launch link to follow.',
  },
  {
    event: 'game.followed',
    in: ['asking'],
    because: 'The server has not returned a launch link yet, so the dialog contains none.',
  },
  {
    event: 'game.followed',
    in: ['lapsed'],
    because: 'The dialog has replaced the expired launch link by the button that requests another.',
  },
  {
    event: 'game.followed',
    in: ['rejected', 'unanswered'],
    because: 'The site has no launch link, so the dialog contains none.',
  },
  {
    event: 'game.leave',
    in: ['idle'],
    because: 'No game is being opened when the player goes back or the session changes.',
  },
];

export const responsiblePlay: readonly IgnoredEvent[] = [
  {
    event: 'network.restored',
    in: ['idle'],
    because: 'No request has an unknown outcome.',
  },
  {
    event: 'network.restored',
    in: ['sending'],
    because:
      'The request is not sent twice, and the query cache retries a look-up in flight while the browser is online.',
  },
  {
    event: 'network.restored',
    in: ['kept', 'rejected'],
    because: 'The outcome of the request is known and shown.',
  },
  {
    event: 'responsiblePlay.edit',
    in: ['idle'],
    because: 'The page shows no outcome that an edit could clear.',
  },
  {
    event: 'responsiblePlay.edit',
    in: ['sending'],
    because:
      'The fields of the limits are read-only during the request, and there is no outcome to clear yet.',
  },
  {
    event: 'responsiblePlay.edit',
    in: ['unknown'],
    because: 'The outcome is still unknown, so its notice stays until a look-up or another request.',
  },
  {
    event: 'responsiblePlay.lookAgain',
    in: ['idle', 'sending', 'kept', 'rejected'],
    because: 'The button that sends it is part of the notice for an unknown outcome, which is not shown.',
  },
];

export const sessionReminder: readonly IgnoredEvent[] = [
  {
    event: 'clock.corrected',
    in: ['away'],
    because: 'No visit is under way, so no interval depends on the clock.',
  },
  {
    event: 'clock.corrected',
    in: ['visiting.silent'],
    because: 'The reminder is off or its setting is not known yet, so no interval depends on the clock.',
  },
  {
    event: 'reminder.answered',
    in: ['away', 'visiting.silent', 'visiting.waiting'],
    because: 'The dialog is shown only while a reminder is due, so no button sends it.',
  },
  {
    event: 'reminder.set',
    in: ['away'],
    because: 'The site observes the setting only during a visit and reads it again in the next one.',
  },
  {
    event: 'visit.ended',
    in: ['away'],
    because: 'The session reports the end only of a visit that has begun.',
  },
];
