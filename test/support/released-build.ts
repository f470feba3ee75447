import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The commit that the last release was built from; noted with each release, beside its schema. */
const COMMIT = 'test/upgrade/released-commit';

/**
 * The last release, built from its own sources with the packages of this checkout. Its commit is in the history; a clone without
 * its history (`--depth 1`) asks the place it was cloned from for that one commit.
 */
export class ReleasedBuild {
  private constructor(private readonly folder: string) {}

  static make(): ReleasedBuild {
    const commit = readFileSync(COMMIT, 'utf8').trim();
    bring(commit);
    const build = new ReleasedBuild(mkdtempSync(join(tmpdir(), 'parlour-released-')));
    try {
      const tar = join(build.folder, 'sources.tar');
      execFileSync('git', ['archive', '--output', tar, commit]);
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

function bring(commit: string): void {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });
  const isHere = (): boolean => git('cat-file', '-e', `${commit}^{commit}`).status === 0;
  if (isHere()) return;
  const { stderr } = git('fetch', '--quiet', '--depth=1', 'origin', commit);
  if (!isHere())
    throw new Error(
      `The last release (${commit}, from ${COMMIT}) is not in this clone: fetch the whole history.\n${stderr}`,
    );
}
