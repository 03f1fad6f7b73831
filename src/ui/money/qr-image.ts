/** The QR as an image to save and to open in a bank app: large, black on white, with its quiet zone. */
import { qrModules } from './qr-modules.ts';

const LEAST_SIDE = 720;
const CAPTION_SIZE = 30;
const CAPTION_LINE = 48;
const MARGIN = 28;

export interface QrImageContent {
  readonly payload: string;
  /** Drawn below the QR, the first line bold: amount, order code, merchant. */
  readonly lines: readonly string[];
}

/** Returns a PNG at least 720 px wide. Rejects if the browser has no 2D canvas or cannot encode the image. */
export async function qrPng({ payload, lines }: QrImageContent): Promise<Blob> {
  const { size, runs } = qrModules(payload);
  // Whole pixels per module, because scanners fail on blurred edges.
  const scale = Math.ceil(LEAST_SIDE / size);
  const side = size * scale;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side + (lines.length > 0 ? lines.length * CAPTION_LINE + MARGIN : 0);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');

  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  for (const { x, y, length } of runs) context.fillRect(x * scale, y * scale, length * scale, scale);

  const family = getComputedStyle(document.body).fontFamily || 'sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((line, index) => {
    context.font = `${index === 0 ? 700 : 400} ${CAPTION_SIZE}px ${family}`;
    context.fillText(line, side / 2, side + CAPTION_LINE * (index + 0.5), side - 2 * MARGIN);
  });
  return await blobOf(canvas);
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      'image/png',
    );
  });
}
