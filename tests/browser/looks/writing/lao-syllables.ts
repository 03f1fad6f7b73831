/**
 * Decides where a line of Lao may end. Lao writes no spaces between words, so a browser finds the ends of words with a
 * dictionary. If that fails, it may break a line within a syllable, which is as hard to read as a letter cut in two.
 *
 * A syllable is an initial consonant or cluster, a vowel that may stand before, above, below, after or around it, a tone mark,
 * and often a final consonant. Whether a consonant ends one syllable or begins the next can be ambiguous, so a position counts as
 * within a syllable only if it is so in every reading of the whole run of letters.
 */

/** The consonants of the high, middle and low class, with the two ligatures of the silent h. */
const CONSONANT = '[ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮໜໝ]';
/** An initial: a silent h before a sonorant, k, kh and similar before w, r and l in loanwords, or a single consonant. */
const INITIAL = `(?:ຫ[ງຍນມຣລວ]|${CONSONANT}[ຣລວ]|${CONSONANT})\u0EBC?`;
const TONE = '[\u0EC8-\u0ECB]?';
/** The eight final consonants of Lao. A final ຽ is the old spelling of ຍ. */
const FINAL = '[ກງຍຽດນບມວ]';
/** `ໆ` repeats a word, `ຯ` abbreviates it, and the letter below `໌` is silent: none of them may begin a line. */
const TAIL = `(?:${CONSONANT}\u0ECC)?[ໆຯ]*`;

/** Syllables whose vowel begins with a letter before the consonant. */
const AROUND: readonly string[] = [
  // ເກ ເກັນ ເກະ, and the same with ແ and ໂ
  `[ເແໂ]${INITIAL}\u0EB1?${TONE}(?:ະ|${FINAL})?`,
  // ເກີນ ເງິນ
  `ເ${INITIAL}[\u0EB4\u0EB5]${TONE}${FINAL}?`,
  // ເດືອນ ເມື່ອ ເຄື່ອງ
  `ເ${INITIAL}[\u0EB6\u0EB7]${TONE}ອ${FINAL}?`,
  // ເກາະ
  `ເ${INITIAL}${TONE}າະ`,
  // ເຂົ້າ
  `ເ${INITIAL}\u0EBB${TONE}າ`,
  // ໃນ ໄປ
  `[ໃໄ]${INITIAL}${TONE}ຍ?`,
];

const AFTER: readonly string[] = [
  // ກະ ກ່າ ການ, and ນຳ ນ້ຳ in either of their spellings
  `${INITIAL}${TONE}(?:ະ|\u0EB3|າ${FINAL}?)`,
  `${INITIAL}\u0ECD${TONE}າ?`,
  // ກັນ ຕົວະ ຕົວ ກົດ
  `${INITIAL}[\u0EB1\u0EBB]${TONE}${FINAL}ະ?`,
  // ກິນ ກີບ ຄື ໜຶ່ງ ກຸ ຢູ່
  `${INITIAL}[\u0EB4-\u0EB9]${TONE}${FINAL}?`,
  // ຂອງ ດ້ວຍ ດຽວ ລັອດ: a vowel written with a consonant's letter
  `${INITIAL}\u0EB1?${TONE}[ອວຽ]${FINAL}`,
];

const SYLLABLE = new RegExp(`^(?:${[...AROUND, ...AFTER].join('|')})${TAIL}$`, 'u');
/** An upper bound for the characters of a syllable, such as `ເຄື່ອງໆ`. */
const LONGEST = 9;
const DIGIT = /^[\u0ED0-\u0ED9]$/u;
/** Signs at the start of a run: some texts have a space before them. */
const SIGNS_AHEAD = /^[ໆຯ]*/u;

const RUN = /[\u0E80-\u0EFF]+/gu;

/** Whether a line may end before the letter at `index`: between two syllables, or where the text is not Lao. */
export function mayBreakLao(text: string, index: number): boolean {
  const run = runAround(text, index);
  return run === null || placesIn(run.letters).has(index - run.start);
}

/** Returns the runs of Lao letters that cannot be read as syllables: a typo, or a form that `SYLLABLE` does not know yet. */
export function unreadableLao(text: string): readonly string[] {
  return (text.match(RUN) ?? []).filter((run) => !placesIn(run).has(run.length));
}

/** Returns the run of Lao letters around a position; null if the position is not within one. */
function runAround(text: string, index: number): { readonly letters: string; readonly start: number } | null {
  for (const { 0: letters, index: start } of text.matchAll(RUN)) {
    if (start < index && index < start + letters.length) return { letters, start };
  }
  return null;
}

/**
 * Returns the positions where a syllable ends in some division of the whole run into syllables. If there is none, the run's own
 * end is missing.
 */
function placesIn(run: string): ReadonlySet<number> {
  const fromStart = new Set([0, SIGNS_AHEAD.exec(run)?.[0].length ?? 0]);
  for (let end = 1; end <= run.length; end += 1) {
    if (startsOf(run, end).some((start) => fromStart.has(start))) fromStart.add(end);
  }
  const toEnd = new Set([run.length]);
  for (let start = run.length - 1; start > 0; start -= 1) {
    if (endsOf(run, start).some((end) => toEnd.has(end))) toEnd.add(start);
  }
  return new Set([...fromStart].filter((place) => toEnd.has(place)));
}

/** Returns the start of each possible syllable that ends at `end`. */
function startsOf(run: string, end: number): readonly number[] {
  return lengths()
    .map((length) => end - length)
    .filter((start) => start >= 0 && isSyllable(run.slice(start, end)));
}

function endsOf(run: string, start: number): readonly number[] {
  return lengths()
    .map((length) => start + length)
    .filter((end) => end <= run.length && isSyllable(run.slice(start, end)));
}

function lengths(): readonly number[] {
  return Array.from({ length: LONGEST }, (_, index) => index + 1);
}

function isSyllable(letters: string): boolean {
  return SYLLABLE.test(letters) || DIGIT.test(letters);
}
