import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The commit that the last release was built from; noted with each release, beside its schema. */
const COMMIT = 'test/upgrade/released-commit';

/** The last release, built from its own sources with the packages of this checkout. Needs the history of the repository. */
export class ReleasedBuild {
  private constructor(private readonly folder: string) {}

  static make(): ReleasedBuild {
    const build = new ReleasedBuild(mkdtempSync(join(tmpdir(), 'parlour-released-')));
    try {
      const tar = join(build.folder, 'sources.tar');
      execFileSync('git', ['archive', '--output', tar, readFileSync(COMMIT, 'utf8').trim()]);
      execFileSync('tar', ['-xf', tar, '-C', build.folder]);
      rmSync(tar);
      symlinkSync(resolve('node_modules'), join(build.folder, 'node_modules'));
      execFileSync(process.execPath, ['scripts/compile.mjs'], { cwd: build.folder });
      return build;
    } catch (error) {
      build.remove();
      throw error;
    }
  }

  get main(): string {
    return join(this.folder, 'dist/src/main.js');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
