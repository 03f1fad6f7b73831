/** Letters are waited for this long before words are shown with what the phone has. */
const PATIENCE_MS = 1_000;

/**
 * Fetches a font of the site before it is needed, both weights, so that no line of words is laid out twice. Settles in any
 * case: letters that are late replace the phone's own when they come.
 */
export async function loadFont(family: string, sample: string): Promise<void> {
  // Not every place that reads words draws them.
  if (!('fonts' in document)) return;
  const coming = Promise.all(
    [400, 700].map((weight) => document.fonts.load(`${weight} 1em "${family}"`, sample)),
  );
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([coming.catch(() => null), patience]);
}
