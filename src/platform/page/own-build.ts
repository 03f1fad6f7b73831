/** The build that this page runs, as it names it itself; null where it names none: in development, and in the demo. */
export function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
}
