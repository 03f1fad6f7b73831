import frame from './motifs/slot/reels-frame.svg?motif';
import shade from './motifs/slot/reels-shade.svg?motif';
import type { Motif } from './paint.ts';

/** The reels of a slot machine: three motifs in a golden window, the outer two smaller and shaded. */
export function onReels(left: Motif, middle: Motif, right: Motif): Motif {
  return function Reels(paint) {
    return (
      <g transform="scale(0.9)">
        {frame(paint)}
        <g transform="translate(-29 0) scale(0.32)">{left(paint)}</g>
        <g transform="translate(29 0) scale(0.32)">{right(paint)}</g>
        {shade(paint)}
        <g transform="scale(0.62)">{middle(paint)}</g>
      </g>
    );
  };
}

/** A motif and its mirror image in ivory, face to face. */
export function faceToFace(motif: Motif): Motif {
  return function FaceToFace(paint) {
    return (
      <g transform="translate(0 5)">
        <g transform="translate(26 0) scale(0.74)">{motif(paint)}</g>
        <g transform="translate(-26 0) scale(-0.74 0.74)">{motif({ ...paint, gold: paint.ivory })}</g>
      </g>
    );
  };
}
