import { spawn } from 'node:child_process';
import type { RunAs } from './embedded.types.js';

/** Postgres gets no secret of ours, no PG* variable that would redirect it, and one language to report in. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH'];
  const entries = kept.map((name) => [name, process.env[name]] as const).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}

export interface RunResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program to its end. A program that cannot even be started (EACCES) is a result too, never an exception. */
export function run(command: string, args: readonly string[], runAs: RunAs = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    let output = '';
    // The working directory may be one that `runAs` cannot enter.
    const child = spawn(command, args, { ...runAs, cwd: rootFolder(), env: postgresEnvironment(), windowsHide: true });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

export function rootFolder(): string | undefined {
  return process.platform === 'win32' ? undefined : '/';
}
