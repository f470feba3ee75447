import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The sources of the last release; kept with each release (`npm run release:keep`), beside its schema. */
const SOURCES = 'test/upgrade/released.tar.gz';

/** The last release, built from its own sources with the packages of this checkout. */
export class ReleasedBuild {
  private constructor(private readonly folder: string) {}

  static make(): ReleasedBuild {
    const build = new ReleasedBuild(mkdtempSync(join(tmpdir(), 'parlour-released-')));
    try {
      execFileSync('tar', ['-xzf', SOURCES, '-C', build.folder]);
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
