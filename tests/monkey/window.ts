/** The window of the walks: as that of the benches, with frames that are drawn in virtual time. */
import '../bench/frugality/window.ts';

const FRAME_MS = 16;

const frames = {
  requestAnimationFrame: (draw: (now: number) => void) => setTimeout(() => draw(Date.now()), FRAME_MS),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  print: () => undefined,
};
for (const [name, value] of Object.entries(frames)) {
  for (const place of [window, globalThis])
    Object.defineProperty(place, name, { value, configurable: true, writable: true });
}
