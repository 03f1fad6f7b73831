import { createContext, memo, type ReactNode, use } from 'react';
import type { Piece } from './drawing.ts';

/** Puts the name of an actor into a link to its machine. */
export const ActorLinkContext = createContext((_actor: string, name: ReactNode): ReactNode => name);

/** Text at its computed positions. `textLength` fits a fallback font to the computed width. */
export const TextPieces = memo(function TextPieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  const linked = use(ActorLinkContext);
  return pieces.map(({ text, tone, x, y, width, actor }) => (
    <text
      key={`${x} ${y}`}
      className={tone}
      x={x}
      y={y}
      {...(isMeasured(text) && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {actor === undefined ? text : linked(actor, text)}
    </text>
  ));
});

/** Whether the computed width is exact. The width of Lao text is only an estimate, so it gets no `textLength`. */
function isMeasured(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text);
}
