/** The frangipani of the brand: five petals, each partly covered by the next. */

/** One petal, pointing up from the flower's centre at 0,0. */
export const PETAL =
  'M0 3 C-7 -6 -24 -15 -25.5 -30 C-26.5 -42 -14 -49.5 -2 -48.5 C12 -47.5 20.5 -38 18 -25 C16 -14 7 -6 0 3 Z';

const QUARTERS = [0, 72, 144, 216, 288] as const;

/** The ids of the drawing in the document, and of its parts. */
const BLOSSOM = 'blossom';
const PETAL_ID = `${BLOSSOM}-petal`;

/** Draws all flowers of a document, once and invisibly: each `Blossom` refers to it. Not `display: none`: that would remove its gradients. */
export function BlossomDrawing() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      <BlossomColours id={BLOSSOM} />
      <g id={PETAL_ID}>
        <Petal id={BLOSSOM} />
      </g>
      <g id={BLOSSOM}>
        {QUARTERS.map((turn) => (
          <use key={turn} href={`#${PETAL_ID}`} transform={`rotate(${turn})`} />
        ))}
        <g clipPath={`url(#${BLOSSOM}half)`}>
          <use href={`#${PETAL_ID}`} />
        </g>
      </g>
    </svg>
  );
}

export interface BlossomProps {
  /** Classes for the size, which has no default. */
  readonly className?: string | undefined;
}

/** The flower, decorative: hidden from screen readers. `BlossomDrawing` must be in the document. */
export function Blossom({ className }: BlossomProps) {
  return (
    <svg viewBox="-50 -50 100 100" className={className} aria-hidden="true" focusable="false">
      <use href={`#${BLOSSOM}`} />
    </svg>
  );
}

interface BlossomShapeProps {
  readonly id: string;
  /** One class name per petal, e.g. for an animation. */
  readonly petalClasses: readonly string[];
}

/** The petals without the `svg` element, around 0,0 and 50 units long, for use in another drawing. */
export function BlossomShape({ id, petalClasses }: BlossomShapeProps) {
  return (
    <>
      <BlossomColours id={id} />
      {QUARTERS.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <g className={petalClasses[index]}>
            <Petal id={id} />
          </g>
        </g>
      ))}
      {/* Draws half of the first petal again, on top, so that it covers the last one. */}
      <g clipPath={`url(#${id}half)`}>
        <g className={petalClasses[0]}>
          <Petal id={id} />
        </g>
      </g>
    </>
  );
}

function BlossomColours({ id }: { readonly id: string }) {
  return (
    <defs>
      <radialGradient id={`${id}light`} gradientUnits="userSpaceOnUse" cx="0" cy="2" r="52">
        <stop offset="0" stopColor="#f08a00" />
        <stop offset="0.22" stopColor="#ffb52e" />
        <stop offset="0.5" stopColor="#ffdf8e" />
        <stop offset="0.78" stopColor="#fff1cf" />
        <stop offset="1" stopColor="#fffaf0" />
      </radialGradient>
      <linearGradient id={`${id}fold`} gradientUnits="userSpaceOnUse" x1="20" y1="-22" x2="-6" y2="-30">
        <stop offset="0" stopColor="#b45f00" stopOpacity="0.62" />
        <stop offset="0.45" stopColor="#d98a10" stopOpacity="0.22" />
        <stop offset="1" stopColor="#ffffff" stopOpacity="0" />
      </linearGradient>
      <clipPath id={`${id}half`}>
        <rect x="-40" y="-52" width="38" height="56" />
      </clipPath>
    </defs>
  );
}

function Petal({ id }: { readonly id: string }) {
  return (
    <>
      <path d={PETAL} fill={`url(#${id}light)`} className="stroke-(--petal-edge)" strokeWidth="1.4" />
      <path d={PETAL} fill={`url(#${id}fold)`} />
    </>
  );
}
