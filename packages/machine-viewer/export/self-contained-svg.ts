/** A diagram as an SVG file: with its style sheet and the values of the tokens, so that it needs nothing else. */
export interface Sheet {
  /** The rules of the diagram (diagram.css). */
  readonly css: string;
  /** The value of a token such as `--ink`. */
  tokenOf(name: string): string;
}

/** `svg`: the markup of the `<svg>` element. Nothing in a picture can be pressed. */
export function selfContainedSvg(svg: string, { css, tokenOf }: Sheet): string {
  const values = (text: string) =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => tokenOf(name).trim() || use);
  const still = svg
    .replaceAll(/<\/?a\b[^>]*>/g, '')
    .replaceAll(/<[a-z][^>]*>/g, (tag) =>
      tag.replaceAll(/ (?:role="button"|(?:tabindex|aria-pressed|aria-expanded)="[^"]*")/g, ''),
    );
  const opening = /^<svg\b[^>]*>/.exec(still)?.[0] ?? '';
  const head = opening.includes('xmlns=')
    ? opening
    : opening.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  // A mark defines tokens for what is inside it: those, of which the sheet has no value, stay variables.
  return `${head}<style><![CDATA[${values(css)}]]></style><rect width="100%" height="100%" fill="${values('var(--canvas)')}"/>${still.slice(opening.length)}`;
}
