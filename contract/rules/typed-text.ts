/** How text that people type or paste is read: contract §1, *What people type*. */

/** Removes white space at the ends, and the invisible characters that messengers and web pages add to copied text. */
export function typedText(typed: string): string {
  return typed.replace(/\p{Cf}/gu, '').trim();
}

/** Replaces the decimal digits of any script by ASCII digits. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    // Unicode assigns the ten digits of a script to consecutive code points, from 0 to 9, and one set may follow another.
    const point = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1;
    return String(before % 10);
  });
}
