/** A capsule as a link: its whole text, compressed, in the fragment of the viewer's address. */
import { VIEWER_PATH } from '../viewer/paths.ts';

const NAME = '#capsule=';

/** In characters. Messaging programs, and some browsers, cut longer links. */
export const LONGEST_LINK = 64_000;

/** The link to a capsule; null if it would be too long, so that only the file can be used. */
export async function linkTo(text: string, origin: string): Promise<string | null> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const link = `${origin}${VIEWER_PATH}${NAME}${base64Url(bytes)}`;
  return link.length > LONGEST_LINK ? null : link;
}

export function isLink(fragment: string): boolean {
  return fragment.startsWith(NAME);
}

/** The capsule's text in a link's fragment; null if the fragment is no capsule link or is damaged. */
export async function textIn(fragment: string): Promise<string | null> {
  if (!isLink(fragment)) return null;
  try {
    const packed = bytesOf(fragment.slice(NAME.length));
    return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), packed));
  } catch {
    return null;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // An error in these promises also rejects the read below.
  void Promise.allSettled([writer.write(bytes), writer.close()]);
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}

function base64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
