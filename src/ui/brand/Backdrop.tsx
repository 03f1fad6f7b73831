/** The decoration behind the top of a page: a glow and a large faint flower. */
import { PETAL } from './Blossom.tsx';

export function Backdrop() {
  return (
    <div
      className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-160 overflow-hidden"
      aria-hidden="true"
    >
      <div className="night-sky absolute inset-0" />
      <svg
        viewBox="-50 -50 100 100"
        className="absolute -top-24 -right-40 size-96 fill-(--motif) stroke-canvas opacity-70 tablet:size-136"
        strokeWidth="0.35"
        strokeLinejoin="round"
        focusable="false"
      >
        {[0, 72, 144, 216, 288].map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn + 12})`} />
        ))}
      </svg>
    </div>
  );
}
