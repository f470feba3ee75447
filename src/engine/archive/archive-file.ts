import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createGunzip, gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Where one game stands in the archive: its file, from the archive's folder, and its bytes there. */
export interface ArchivePlace {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
}

/**
 * Writes lines to a new file, which has its name only when all of it is on disk. Each line is compressed by itself, so that one
 * can be read without the others; all of them together are still one file that `zcat` reads.
 */
export async function writeArchive(folder: string, day: string, lines: AsyncIterable<string>): Promise<ArchivePlace[]> {
  const home = join(folder, day.slice(0, 7));
  await mkdir(home, { recursive: true, mode: 0o700 });
  const unfinished = join(home, `.${day}.part`);
  const parts: { offset: number; length: number }[] = [];
  let offset = 0;
  let content = '';
  const handle = await open(unfinished, 'w', 0o600);
  try {
    for await (const line of lines) {
      const bytes = await compress(line, { level: 9 });
      await handle.appendFile(bytes);
      parts.push({ offset, length: bytes.length });
      offset += bytes.length;
      content = hash('sha256', `${content}${line}`);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (parts.length === 0) {
    await rm(unfinished);
    return [];
  }
  // Named by what it holds: after a crash the same games lead to the same file.
  const file = join(day.slice(0, 7), `${day}-${content.slice(0, 16)}.jsonl.gz`);
  await rename(unfinished, join(folder, file));
  for (const changed of [home, folder, dirname(folder)]) await syncFolder(changed);
  return parts.map((part) => ({ file, ...part }));
}

/** One line of a file, as it was written. */
export async function readArchive(folder: string, { file, offset, length }: ArchivePlace): Promise<string> {
  const handle = await open(join(folder, file), 'r');
  try {
    return (await decompress(await bytesOf(handle, offset, length))).toString();
  } finally {
    await handle.close();
  }
}

/** All lines of a file. */
export async function* archiveLines(path: string): AsyncGenerator<string> {
  const text = createReadStream(path).pipe(createGunzip());
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) if (line !== '') yield line;
}

async function bytesOf(handle: FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, offset);
  if (bytesRead !== length) throw new Error(`The archive ends after ${offset + bytesRead} bytes.`);
  return bytes;
}

/** A new name is on disk when the folder that has it is. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
