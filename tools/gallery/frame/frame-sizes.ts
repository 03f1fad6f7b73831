/** The viewports of a frame (phone, tablet, desktop) in CSS pixels, and how many frames are side by side. */
export const FRAME_SIZES = {
  '360': { width: 360, height: 740, columns: 4 },
  '768': { width: 768, height: 1024, columns: 2 },
  '1280': { width: 1280, height: 800, columns: 2 },
} as const;

export type FrameSize = keyof typeof FRAME_SIZES;

export function sizeIn(query: URLSearchParams): FrameSize {
  const asked = query.get('width');
  return asked === '768' || asked === '1280' ? asked : '360';
}
