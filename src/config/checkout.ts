import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The commit of the checkout this server runs from. Null: it runs from none, or there is no git here. */
export function commitOfCheckout(): Promise<string | null> {
  const cwd = dirname(fileURLToPath(import.meta.url));
  return new Promise((resolve) => {
    execFile('git', ['rev-parse', 'HEAD'], { cwd }, (error, said) => resolve(error ? null : said.trim()));
  });
}
