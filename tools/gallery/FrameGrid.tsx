import { useEffect, useRef, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/i18n/languages.ts';
import { EnglishTexts } from './EnglishTexts.tsx';
import { frameAddress, type Shown } from './frame/frame-address.ts';
import { FRAME_SIZES, type FrameSize } from './frame/frame-sizes.ts';
import type { Theme } from './frame/theme.ts';

/** The space between two frames, in CSS pixels. */
const GAP = 16;

/** The height of the caption above a frame, in CSS pixels. */
const CAPTION = 32;

export interface FrameGridProps {
  readonly shown: Shown;
  readonly theme: Theme;
  readonly size: FrameSize;
}

/** One frame for each language, scaled so that the columns fit into the width. */
export function FrameGrid({ shown, theme, size }: FrameGridProps) {
  const frameGrid = useRef<HTMLDivElement>(null);
  const room = useRoom(frameGrid);
  const { width, height: least, columns } = FRAME_SIZES[size];
  const scale = Math.min(1, (room.width - (columns - 1) * GAP) / columns / width);
  // All frames in one row (phones) are as tall as the available height.
  const height = columns < LANGUAGES.length ? least : Math.max(least, (room.height - CAPTION) / scale);
  return (
    <div className="min-h-0 grow overflow-y-auto p-5">
      <div ref={frameGrid} className="flex flex-wrap gap-4">
        {room.width > 0 &&
          LANGUAGES.map((language) => {
            const address = frameAddress({ ...shown, language, theme });
            return (
              <figure key={language} className="grid gap-1">
                <figcaption className="text-sm text-muted">
                  <a href={address} target="_blank" rel="noreferrer" className="hover:underline">
                    {language} · {LANGUAGE_NAMES[language]}
                  </a>
                </figcaption>
                {/* An inline style, because the size depends on the measured room. */}
                <div
                  className="overflow-hidden rounded-md border border-line"
                  style={{ width: width * scale, height: height * scale }}
                >
                  {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs all that a page may do */}
                  <iframe
                    // Each state gets a new frame, so that no state of the previous one remains.
                    key={address}
                    title={language}
                    src={address}
                    className="origin-top-left"
                    style={{ width, height, transform: `scale(${scale})` }}
                  />
                </div>
              </figure>
            );
          })}
      </div>
      <EnglishTexts key={`${shown.page} ${shown.state}`} />
    </div>
  );
}

/** The size of an element's parent, in CSS pixels; 0 until it is measured. */
function useRoom(element: { readonly current: HTMLElement | null }) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    // The parent is the scroll container, whose height does not depend on its content.
    const measured = element.current?.parentElement;
    if (!measured) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
