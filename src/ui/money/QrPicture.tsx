/** The QR to scan: black on white in every theme, with its quiet zone, and veiled once it must not be paid. */
import { type ReactNode, useMemo } from 'react';
import { pathOf, qrModules } from './qr-modules.ts';

export interface QrPictureProps {
  /** The text that the picture carries. */
  readonly payload: string;
  /** What a screen reader says in place of the picture. */
  readonly label: string;
  /** Expired, or being asked about: the code cannot be scanned under the veil. */
  readonly veiled?: boolean | undefined;
  /** On the veil: why, and what to do. */
  readonly children?: ReactNode;
}

export function QrPicture({ payload, label, veiled = false, children }: QrPictureProps) {
  const { size, path } = useMemo(() => {
    const modules = qrModules(payload);
    return { size: modules.size, path: pathOf(modules.runs) };
  }, [payload]);
  return (
    <div className="mx-auto grid w-full max-w-62 grid-cols-[minmax(0,1fr)] overflow-hidden rounded-md border border-line bg-white *:[grid-area:1/1] tablet:max-w-70">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block w-full self-center"
        {...(veiled ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={path} fill="#000000" fillOpacity={veiled ? 0.1 : 1} />
      </svg>
      {/* The words of the veil stand in the page's own colours, on the page's own surface; long ones make it higher. */}
      {veiled && (
        <div className="grid grid-cols-[minmax(0,1fr)] place-items-center bg-scrim p-4 text-center">
          <div className="grid max-w-full gap-3 rounded-md bg-surface p-4 text-sm text-ink">{children}</div>
        </div>
      )}
    </div>
  );
}
