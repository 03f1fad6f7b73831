/**
 * A log in a file: one line of JSON an entry. A line counts once its end is there, so that a process that is killed in
 * the middle of one loses that line and nothing else.
 */
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Log } from './keeper.ts';

const END = '\n'.charCodeAt(0);

export class FileLog implements Log {
  readonly #path: string;
  #file: FileHandle | null = null;
  /** Where the next line begins. Whatever lies behind is the rest of one that could not be written whole. */
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
    // `replace` writes the first line atomically. A torn one means that the file is not this program's.
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
    // Whoever opened the log after us has put a file of their own in its place, and ours has no name any more.
    const [ours, named] = await Promise.all([this.#file.stat(), stat(this.#path)]);
    if (ours.ino !== named.ino) throw new Error(`another server keeps its state in ${this.#path} now`);
    await writeWhole(this.#file, line, this.#length);
    this.#length += line.length;
  }

  /** The new file lies whole beside the old one before it takes its name. */
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
}

function lineOf(entry: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(entry)}\n`);
}

/** Returns once the bytes are on the disk, not just on their way. */
async function writeWhole(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    written += (await file.write(bytes, written, bytes.length - written, position + written)).bytesWritten;
  }
  await file.datasync();
}

/** The new name too must survive a loss of power. Windows opens no folders, and needs no telling. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
