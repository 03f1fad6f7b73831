/**
 * A log in a file: one line of JSON per entry. Only lines with a line end count, so that a process that is killed while
 * writing loses that line only.
 */
import { type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from './keeper.ts';

const END = '\n'.charCodeAt(0);

export class FileLog implements Log {
  readonly #path: string;
  #file: FileHandle | null = null;
  /** The position of the next line. Bytes after it belong to a line that was not written completely. */
  #length = 0;

  constructor(path: string) {
    this.#path = path;
  }

  async read(): Promise<readonly unknown[]> {
    const bytes = await readFile(this.#path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
    const whole = bytes.subarray(0, bytes.lastIndexOf(END) + 1);
    // `replace` writes the first line atomically. If it is incomplete, another program wrote the file.
    if (whole.length === 0 && bytes.length > 0) throw new SyntaxError(`${this.#path} has no whole line`);
    return whole
      .toString('utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown);
  }

  async append(entry: unknown): Promise<void> {
    if (!this.#file) throw new Error('a log is appended to after it has been replaced');
    const line = lineOf(entry);
    // If another process has opened the log after this one, that process has replaced the file, and ours is unlinked.
    const [ours, named] = await Promise.all([this.#file.stat(), stat(this.#path)]);
    if (ours.ino !== named.ino) throw new Error(`another server keeps its state in ${this.#path} now`);
    await writeWhole(this.#file, line, this.#length);
    this.#length += line.length;
  }

  /** Writes the new file completely under a temporary name before it replaces the old one. */
  async replace(entry: unknown): Promise<void> {
    const line = lineOf(entry);
    const beside = `${this.#path}.new`;
    // The file contains sessions: only its owner may read it.
    const file = await open(beside, 'w', 0o600);
    await writeWhole(file, line, 0);
    await rename(beside, this.#path);
    await syncFolder(dirname(this.#path));
    await this.#file?.close();
    this.#file = file;
    this.#length = line.length;
  }

  async close(): Promise<void> {
    await this.#file?.close();
    this.#file = null;
  }

  /** Closes the log and deletes its file. */
  async remove(): Promise<void> {
    await this.close();
    await rm(this.#path, { force: true });
    await syncFolder(dirname(this.#path));
  }
}

function lineOf(entry: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(entry)}\n`);
}

/** Resolves once the bytes are on the disk, not only in the operating system's cache. */
async function writeWhole(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    written += (await file.write(bytes, written, bytes.length - written, position + written)).bytesWritten;
  }
  await file.datasync();
}

/** Makes a rename or a deletion durable after a power failure. Windows cannot open folders and does not need this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
