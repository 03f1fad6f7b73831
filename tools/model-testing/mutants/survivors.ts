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
    names: /^(deposit|withdraw)\.composing on (deposit\.submit|withdraw\.quote) #0 deleted$/,
    reason:
      'a form that a rule forbids makes no request, so that the next branch refuses it; the diagram would give the wrong reason',
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
    names: /^depositQr\.(lapsed|expired) on after \w+ #0 redirected to depositQr\.shown$/,
    reason: 'the time of the QR is over, so that `shown` leads to `lapsed` within the same instant',
  },
  {
    names: /^depositOrder\..*\.canceling on done submission #0 redirected to /,
    reason: 'the answer has ended the order, so that `open` is left at once, with everything in it',
  },
  {
    names: /^withdrawOrder\.followed\.paid on always #2 redirected to withdrawOrder\.followed\.open$/,
    reason: 'the status is not known, so that `open` leads to `unknown` within the same step',
  },
  {
    names:
      /^(depositQr\.(shown|expired) on page\.returned #0|fingerprint\.resting on clock\.corrected #1) deleted$/,
    reason:
      'the delay starts again with the same end: only a phone that slept would make a difference, and none sleeps in a case',
  },
];

/** Why a mutant survives; null if unexplained. */
export function reasonFor(name: string): string | null {
  return SURVIVALS.find(({ names }) => names.test(name))?.reason ?? null;
}
