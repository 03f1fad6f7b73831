/** Parses the payload of a payment QR, EMVCo merchant-presented: contract §5. Independent of the mock's QR code. */

/** Returns the values by tag; null if the text is not a sequence of tag, two digits of length, and value. */
export function rowsIn(text: string): ReadonlyMap<string, string> | null {
  const rows = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4));
    if (!head) return null;
    const [, tag = '', digits = ''] = head;
    const length = Number(digits);
    const value = text.slice(at + 4, at + 4 + length);
    if (value.length !== length || rows.has(tag)) return null;
    rows.set(tag, value);
    at += 4 + length;
  }
  return rows;
}

/** CRC-16/CCITT-FALSE of the payload without its last four digits: upper-case hexadecimal, zero-padded. */
export function checksumOf(payload: string): string {
  let register = 0xffff;
  for (const byte of new TextEncoder().encode(payload.slice(0, -4))) {
    register ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      register = register & 0x8000 ? ((register << 1) ^ 0x1021) & 0xffff : (register << 1) & 0xffff;
    }
  }
  return register.toString(16).toUpperCase().padStart(4, '0');
}
