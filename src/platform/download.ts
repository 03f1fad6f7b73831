/** Long enough for the slowest phone to have taken the file. */
const RELEASE_AFTER_MS = 60_000;

/** Hands a file to the person, under a name. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
