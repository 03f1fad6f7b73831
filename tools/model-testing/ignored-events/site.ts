/** The events that states of the site's own machines ignore, and why that is right for the player. */
import type { IgnoredEvent } from './cells.ts';

export const app: readonly IgnoredEvent[] = [
  {
    event: 'clock.corrected',
    in: ['player.absent'],
    because: 'No actor of a player runs, and each reads the clock anew when it starts.',
  },
  {
    event: 'navigation.arrived',
    in: ['player.absent'],
    because: 'No actor of a player runs, so none has shown anything on the page that was left.',
  },
  {
    event: 'navigation.moved',
    in: ['player.absent'],
    because: 'No game is being opened without a player. The region pages passes the event on to navigation.',
  },
  {
    event: 'network.restored',
    in: ['player.absent'],
    because: 'No request of a player waits. The look-up of the player is repeated after the random delay.',
  },
  {
    event: 'page.returned',
    in: ['player.absent'],
    because: 'No actor of a player runs. The region session repeats a failed look-up of the player.',
  },
  {
    event: 'navigation.arrived',
    in: ['registration.unused'],
    because: 'No registration has begun, so there is no failure that leaving its page could clear.',
  },
  {
    event: 'network.restored',
    in: ['registration.unused'],
    because: 'No registration has begun, so no request waits for the network.',
  },
  {
    event: 'session.started',
    in: ['registration.unused'],
    because: 'No registration has begun that the session could end.',
  },
  {
    event: 'registration.opened',
    in: ['registration.running'],
    because: 'The registration outlives its page, so the page shows it as it was left.',
  },
  {
    event: 'clock.corrected',
    in: ['fingerprint.waiting', 'fingerprint.loading'],
    because: 'The actor fingerprint does not run yet and reads the clock when it starts.',
  },
  {
    event: 'page.returned',
    in: ['fingerprint.waiting', 'fingerprint.loading'],
    because: 'The actor fingerprint does not run yet and reads the date when it starts.',
  },
  {
    event: 'network.reconnected',
    in: ['fingerprint.waiting'],
    because: 'The player sees nothing of the fingerprint; the next rendered layout loads its code.',
  },
  {
    event: 'network.reconnected',
    in: ['fingerprint.loading'],
    because: 'The code is being loaded, so nothing has failed that could be repeated.',
  },
  {
    event: 'site.shown',
    in: ['fingerprint.loading'],
    because: 'The code is being loaded already, and the agency of a page never changes.',
  },
  {
    event: 'navigation.arrived',
    in: ['upgrade.waiting'],
    because: 'The code that looks for a newer build is not loaded, so there is no notice to show or hide.',
  },
  {
    event: 'page.returned',
    in: ['upgrade.waiting'],
    because: 'The code that looks for a newer build is not loaded. Its first look follows soon after it.',
  },
  {
    event: 'upgrade.loaded',
    in: ['upgrade.running'],
    because: 'The layout was mounted again, and the actor upgrade already runs.',
  },
];

export const fingerprint: readonly IgnoredEvent[] = [
  {
    event: 'clock.corrected',
    in: ['waiting'],
    because: 'The site reads the clock for the first time when it has rendered the page.',
  },
  {
    event: 'clock.corrected',
    in: ['settling', 'reading'],
    because: 'The guard isDue reads the corrected clock after the signals of the device are read.',
  },
  {
    event: 'clock.corrected',
    in: ['sending'],
    because: 'The date stored after the response and the wait for midnight use the corrected clock.',
  },
  {
    event: 'network.restored',
    in: ['waiting', 'settling'],
    because: 'The attempt is still to come: it follows once the page is rendered and idle.',
  },
  {
    event: 'network.restored',
    in: ['reading', 'sending'],
    because: 'The player sees nothing of the attempt; if it fails, the next reconnection or day retries it.',
  },
  {
    event: 'site.shown',
    in: ['settling', 'reading', 'sending', 'resting'],
    because: 'The layout was mounted again for the same agency, for which the site already runs.',
  },
];

export const navigation: readonly IgnoredEvent[] = [
  {
    event: 'navigation.reconsidered',
    in: ['location.failed'],
    because: 'The error page shows no player data, and its retry button reloads and checks the access rules.',
  },
  {
    event: 'link.abandoned',
    in: ['intent.idle'],
    because: 'No preload is planned: the link was reached offline, or its preload has ended.',
  },
  {
    event: 'link.abandoned',
    in: ['intent.preloading'],
    because: 'An import cannot be cancelled, and the loaded page stays available for a later press.',
  },
];

export const success: readonly IgnoredEvent[] = [
  {
    event: 'success.confirm',
    in: ['silent'],
    because: 'The queue is empty, so no dialog with the button is shown.',
  },
  {
    event: 'success.forget',
    in: ['silent'],
    because: 'The queue is empty, so there is no dialog that another player could see.',
  },
];

export const toast: readonly IgnoredEvent[] = [
  {
    event: 'toast.dismissed',
    in: ['empty'],
    because: 'No toast is rendered that the player could close.',
  },
  {
    event: 'toast.dismissed',
    in: ['dismissed'],
    because: 'The toast is already closed and moves out of view.',
  },
  {
    event: 'toast.held',
    in: ['empty', 'dismissed'],
    because: 'No toast counts its time. One that appears on a hidden page is held when it appears.',
  },
  {
    event: 'toast.held',
    in: ['shown.held'],
    because: 'The display time is already stopped, and a release starts it again in full.',
  },
  {
    event: 'toast.released',
    in: ['empty', 'dismissed'],
    because: 'No toast is shown whose display time is stopped.',
  },
  {
    event: 'toast.released',
    in: ['shown.counting'],
    because: 'The display time already runs.',
  },
];

export const upgrade: readonly IgnoredEvent[] = [
  {
    event: 'moment.came',
    in: ['resting', 'settling', 'looking'],
    because: 'The site knows of no other build, so it has no notice to show.',
  },
  {
    event: 'moment.came',
    in: ['offered'],
    because: 'The page already shows the notice.',
  },
  {
    event: 'moment.came',
    in: ['left'],
    because: 'The reload that the player accepted has begun.',
  },
  {
    event: 'moment.passed',
    in: ['resting', 'settling', 'looking', 'found'],
    because: 'The page shows no notice that must be hidden on a cashier page.',
  },
  {
    event: 'moment.passed',
    in: ['left'],
    because: 'The reload that the player accepted has begun and shows the cashier page again.',
  },
  {
    event: 'upgrade.accept',
    in: ['resting', 'settling', 'looking', 'found'],
    because: 'The notice is not shown, so no button sends it.',
  },
  {
    event: 'upgrade.accept',
    in: ['leaving', 'left'],
    because: 'The button was already pressed and is busy until the page reloads.',
  },
  {
    event: 'upgrade.putOff',
    in: ['resting', 'settling', 'looking', 'found'],
    because: 'The notice is not shown, so no button sends it.',
  },
  {
    event: 'upgrade.putOff',
    in: ['left'],
    because: 'The page is reloading, which “Later” cannot stop.',
  },
  {
    event: 'page.returned',
    in: ['settling'],
    because: 'The actor comeToRest itself waits until the page is visible.',
  },
  {
    event: 'page.returned',
    in: ['looking'],
    because: 'The look-up is already under way.',
  },
  {
    event: 'page.returned',
    in: ['found', 'offered', 'leaving', 'left'],
    because: 'The new build is already known, so the site need not look it up.',
  },
];
