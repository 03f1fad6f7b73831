/**
 * Where a line of Lao may end. Lao writes no spaces between words, so a browser looks for the ends of words in a
 * dictionary; where that fails it may cut a syllable in two, which reads like a cut letter does elsewhere.
 *
 * A syllable is an initial consonant or cluster, a vowel that may stand before, above, below, after or around it, a tone
 * mark, and often a final consonant. Whether a consonant ends one syllable or begins the next cannot always be seen, so a
 * place counts as within a syllable only if it is so in every reading of the whole run of letters.
 */

/** Of the high, middle and low class, with the two ligatures of the silent h. */
const CONSONANT = '[ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮໜໝ]';
/** A silent h before a sonorant; k, kh and their like before w; r and l in words that came from elsewhere. */
const INITIAL = `(?:ຫ[ງຍນມຣລວ]|${CONSONANT}[ຣລວ]|${CONSONANT})\u0EBC?`;
const TONE = '[\u0EC8-\u0ECB]?';
/** The eight ends of Lao syllables. A ຽ that ends one is the old way to write its ຍ. */
const FINAL = '[ກງຍຽດນບມວ]';
/** `ໆ` says it again, `ຯ` leaves the rest away, and a letter below `໌` is silent: none stands at the head of a line. */
const TAIL = `(?:${CONSONANT}\u0ECC)?[ໆຯ]*`;

/** What comes after a vowel letter that stands before its consonant. */
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
/** `ເຄື່ອງໆ` is as long as it gets. */
const LONGEST = 9;
const DIGIT = /^[\u0ED0-\u0ED9]$/u;
/** Some write a space before them. */
const SIGNS_AHEAD = /^[ໆຯ]*/u;

const RUN = /[\u0E80-\u0EFF]+/gu;

/** Whether a line may end before the letter at `index`: between two syllables, or where the text is not Lao. */
export function mayBreakLao(text: string, index: number): boolean {
  const run = runAround(text, index);
  return run === null || placesIn(run.letters).has(index - run.start);
}

/** The runs of Lao letters in a text that are no syllables at all: a word of no language, or one that is new here. */
export function unreadableLao(text: string): readonly string[] {
  return (text.match(RUN) ?? []).filter((run) => !placesIn(run).has(run.length));
}

/** The letters before and after a place, if they are of one run. */
function runAround(text: string, index: number): { readonly letters: string; readonly start: number } | null {
  for (const { 0: letters, index: start } of text.matchAll(RUN)) {
    if (start < index && index < start + letters.length) return { letters, start };
  }
  return null;
}

/** Where a syllable ends in some reading of the whole run; the run's own end is missing where there is no reading. */
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

/** Where the syllables begin that end here. */
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
