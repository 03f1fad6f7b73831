/** The parts of the `emvqr` package that the tests use; it brings no types. */
declare module 'emvqr/emvqr/emvqr.js' {
  const reader: {
    /** Splits a row of tag, length and value; of what stands in it, nothing is judged. */
    decodeSubData(row: string): Record<string, { readonly id: string; readonly data: string }>;
  };
  export default reader;
}

declare module 'emvqr/emvqr/crc.js' {
  const crc: {
    /** CRC-16/CCITT-FALSE in upper-case hexadecimal digits, without leading zeros to four. */
    computeCRC(text: string): string;
  };
  export default crc;
}
