import { BRONZE, type Motif } from './paint.ts';

/** The reels of a slot machine: three motifs in a golden window, the outer two smaller and shaded. */
export function onReels(left: Motif, middle: Motif, right: Motif): Motif {
  return function Reels(paint) {
    return (
      <g transform="scale(0.9)">
        <rect
          x="-49"
          y="-33"
          width="98"
          height="66"
          rx="12"
          fill={paint.gold}
          stroke={BRONZE}
          strokeWidth="2"
        />
        <rect x="-43" y="-27" width="86" height="54" rx="7" fill="#fff8e6" />
        <g transform="translate(-29 0) scale(0.32)">{left(paint)}</g>
        <g transform="translate(29 0) scale(0.32)">{right(paint)}</g>
        <path d="M-43 -27 h27 v54 h-27z M16 -27 h27 v54 h-27z" fill={paint.palette.foot} fillOpacity="0.3" />
        <path d="M-16 -27 V27 M16 -27 V27" stroke={BRONZE} strokeOpacity="0.7" strokeWidth="1.6" />
        <g transform="scale(0.62)">{middle(paint)}</g>
        <path
          d="M-55 -7 L-46 0 L-55 7Z M55 -7 L46 0 L55 7Z"
          fill={paint.tone}
          stroke="#fff"
          strokeWidth="1.4"
        />
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
