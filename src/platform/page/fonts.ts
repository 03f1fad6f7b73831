/** Maximum wait for a font before text is shown in the system font. */
const PATIENCE_MS = 1_000;

/**
 * Preloads both weights of a font, so that text is not laid out twice. Never rejects: a late font replaces the system font
 * when it has loaded.
 */
export async function loadFont(family: string, sample: string): Promise<void> {
  // Async, because `document.fonts` may be missing: it is in jsdom.
  const load = async (weight: number) => document.fonts.load(`${weight} 1em "${family}"`, sample);
  const coming = Promise.all([400, 700].map(load));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([coming.catch(() => null), patience]);
}
