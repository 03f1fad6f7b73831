/**
 * Mutants that no frozen case can distinguish from the machine, each with the reason. A test fails if one of them is killed, or
 * if a new mutant survives.
 */

export interface Survival {
  /** Matches the names of the mutants. */
  readonly names: RegExp;
  readonly reason: string;
}

export const SURVIVALS: readonly Survival[] = [
  {
    names:
      /^promotion\w+\.(\w+ on \w+\.close|.* on done \w+) #[01] redirected to .*\.(remembering|restoring)$/,
    reason: 'what was going on has just been forgotten, so that the initial state leads to `idle` at once',
  },
  {
    names:
      /^(deposit|withdraw|promotionClaim|promotionCancel|bankAccount|registration)\.(creating|claiming|canceling|adding|registering) on (\w+\.(retry|stopWaiting)|network\.restored|page\.returned) #0 deleted$/,
    reason: 'a case does not see the message to the submission; the rules in tests/machines do',
  },
  {
    names: /^(deposit|withdraw)\.composing on (deposit\.submit|withdraw\.quote) #0 deleted$/,
    reason:
      'a form that a rule forbids makes no request, so that the next branch refuses it; the diagram would give the wrong reason',
  },
  {
    names: /^depositOrder\..*\.canceling on (order\.retryCancel|network\.restored) #0 deleted$/,
    reason: 'a case does not see the message to the submission; the rules in tests/machines do',
  },
  {
    names: /^sessionReminder\.visiting on visit\.began #0 redirected to .*\.silent$/,
    reason: 'nothing is set yet, so that `choosing` leads to `silent` at once',
  },
  {
    names: /^sessionReminder\.visiting\.waiting on after untilDue #0 redirected to .*\.due$/,
    reason: 'the time is up, so that `choosing` leads to `due` at once',
  },
  {
    names: /^navigation\..*\.spinner\.(waiting on always #0 .*\.seen|seen on always #0 .*\.waiting)$/,
    reason: 'the page is there, so that `entering` has not another moment in which the spinner is seen',
  },
  {
    names: /^depositOrder\..*\.qr\.(lapsed|expired) on after \w+ #0 redirected to .*\.qr\.shown$/,
    reason: 'the time of the QR is over, so that `shown` leads to `lapsed` within the same instant',
  },
  {
    names: /^depositOrder\..*\.canceling on done submission #0 redirected to /,
    reason: 'the answer has ended the order, so that `open` is left at once, with everything in it',
  },
  ...[
    /canceled on always #0 redirected to .*\.open/,
    /(canceled on always #1|failed on always #2|open on always #2|paid on always #3) redirected to .*\.sorting/,
    /failed on (after untilNextPoll|network\.restored|page\.returned) #0 redirected to .*\.canceled/,
    /failed on always #0 redirected to .*\.paid/,
    /failed on always #1 redirected to .*\.(canceled|unknown)/,
    /paid on (after untilNextPoll|network\.restored|page\.returned) #0 redirected to .*\.open/,
    /paid on always #0 redirected to .*\.failed/,
    /paid on always #2 redirected to .*\.unknown/,
    /sorting on always #1 redirected to .*\.open/,
    /sorting on always #2 redirected to .*\.(failed|paid)/,
    /sorting on always #[35] redirected to .*\.canceled/,
  ].map(({ source }) => ({
    names: new RegExp(`^depositOrder\\.followed\\.status\\.${source}$`),
    reason: 'eventless transitions lead from the wrong state to the one for the status within the same step',
  })),
  {
    names: /^withdrawOrder\.followed\.paid on always #2 redirected to withdrawOrder\.followed\.open$/,
    reason: 'the status is not known, so that `open` leads to `unknown` within the same step',
  },
  {
    names:
      /^depositOrder\..*\.paid\.(sorting on always #0 (deleted|redirected to .*\.transferring)|transferring on .* redirected to .*\.sorting)$/,
    reason:
      '`sorting` leads to `transferring` and `transferring` to `awaitingStaff` at once, where staff are needed',
  },
  {
    names:
      /^(depositOrder\..*\.qr\.(shown|expired) on page\.returned #0|fingerprint\.resting on clock\.corrected #1) deleted$/,
    reason:
      'the delay starts again with the same end: only a phone that slept would make a difference, and none sleeps in a case',
  },
];

/** Why a mutant survives; null if unexplained. */
export function reasonFor(name: string): string | null {
  return SURVIVALS.find(({ names }) => names.test(name))?.reason ?? null;
}
