/** References to numbered sections, such as `contract §3` and `specification §1 and §4`, and the headings that they name. */

export type Book = 'specification' | 'contract';

export interface SectionReference {
  readonly book: Book;
  readonly section: string;
  /** Counted from 1. */
  readonly line: number;
}

/** References to sections of other documents (RFCs) are matched too, to be skipped. */
const REFERENCE =
  /(?<foreign>\bRFC \d+,? )?(?:\b(?<book>specification|spec|contract)(?:\.md)?(?:['’]s)?[,`)]*(?: | ?\())?(?<list>§\d+(?:\.\d+)*(?:(?:, | and |, and | or | to |–)§\d+(?:\.\d+)*)*)/gi;

/** A line break in a comment or quotation, with the marker that continues it on the next line. */
const LINE_BREAK = /[ \t]*\n[ \t]*(?:\*(?!\/)|\/\/|>|#)?[ \t]*/g;

/** Every reference of a text. One without the name of a document means the specification. */
export function sectionReferences(text: string): readonly SectionReference[] {
  const { joined, lineAt } = withoutLineBreaks(text);
  return [...joined.matchAll(REFERENCE)].flatMap((match) => {
    const { foreign, book, list = '' } = match.groups ?? {};
    if (foreign !== undefined) return [];
    const start = match.index + match[0].length - list.length;
    return [...list.matchAll(/§(\d+(?:\.\d+)*)/g)].map(({ 1: section = '', index }) => ({
      book: book?.toLowerCase() === 'contract' ? ('contract' as const) : ('specification' as const),
      section,
      line: lineAt(start + index),
    }));
  });
}

/** The numbers of the headings of a document: `## 3. Transitions` is 3. */
export function numberedSections(markdown: string): ReadonlySet<string> {
  return new Set([...markdown.matchAll(/^#+ (\d+(?:\.\d+)*)\.? /gm)].map(([, number = '']) => number));
}

/** The text with a space for each line break, and the line of each position in it. */
function withoutLineBreaks(text: string) {
  const starts = [0];
  let joined = '';
  let end = 0;
  for (const { 0: lineBreak, index } of text.matchAll(LINE_BREAK)) {
    joined += `${text.slice(end, index)} `;
    end = index + lineBreak.length;
    starts.push(joined.length);
  }
  joined += text.slice(end);
  return {
    joined,
    lineAt: (position: number) => starts.filter((start) => start <= position).length,
  };
}
