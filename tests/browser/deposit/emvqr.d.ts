/** The parts of the `emvqr` package that the tests use; it brings no types. */
declare module 'emvqr/emvqr/emvqr.js' {
  const reader: {
    /** Splits rows of tag, length and value, without validating the values. */
    decodeSubData(row: string): Record<string, { readonly id: string; readonly data: string }>;
  };
  export default reader;
}

declare module 'emvqr/emvqr/crc.js' {
  const crc: {
    /** CRC-16/CCITT-FALSE in upper-case hexadecimal digits, padded to an even number only. */
    computeCRC(text: string): string;
  };
  export default crc;
}
