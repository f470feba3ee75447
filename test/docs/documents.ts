import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Where a document of the project lies. */
export function inTree(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** With `PARLOUR_DOCS=write` (`npm run docs:write`) the documents in the tree are written, else only compared. */
export const isWriting = process.env.PARLOUR_DOCS === 'write';

/** The document as it lies in the tree; written first where that was asked for. */
export async function kept(path: string, text: string): Promise<string> {
  if (isWriting) await writeFile(inTree(path), text);
  return readFile(inTree(path), 'utf8').catch(() => '');
}
