/** A QR with its quiet zone, black on white in every theme. A veil covers it once it must not be paid. */
import { type ReactNode, useMemo } from 'react';
import { pathOf, qrModules } from './qr-modules.ts';

export interface QrPictureProps {
  /** The encoded text. */
  readonly payload: string;
  /** The alternative text for screen readers. */
  readonly label: string;
  /** The QR has expired or its status is being read. Under the veil it is too faint to scan. */
  readonly veiled?: boolean | undefined;
  /** The text on the veil, which is announced: why, and what to do. */
  readonly children?: ReactNode;
}

export function QrPicture({ payload, label, veiled = false, children }: QrPictureProps) {
  const { size, path } = useMemo(() => {
    const modules = qrModules(payload);
    return { size: modules.size, path: pathOf(modules.runs) };
  }, [payload]);
  return (
    <div className="mx-auto stack w-full max-w-62 overflow-hidden rounded-md border border-line bg-white *:[grid-area:1/1] tablet:max-w-70">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block w-full self-center"
        {...(veiled ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={path} fill="#000000" fillOpacity={veiled ? 0.1 : 1} />
      </svg>
      {/* The text has the colours of the theme, unlike the QR. A long text makes the box higher than the QR. */}
      {veiled && (
        <div className="stack place-items-center bg-scrim p-4 text-center">
          <div role="status" className="stack max-w-full gap-3 rounded-md bg-surface p-4 text-sm text-ink">
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
