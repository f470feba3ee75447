import { spawn } from 'node:child_process';

/** Runs a script that prints one line of JSON, and gives up after a while. */
export function runForJson(script: string, input: object, patienceMs: number): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, JSON.stringify(input)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += String(data)));
    child.stderr.on('data', (data) => (err = (err + String(data)).slice(-4000)));
    const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(late);
      const last = out.trim().split('\n').at(-1) ?? '';
      if (code === 0 && last.startsWith('{')) resolve(JSON.parse(last) as Record<string, unknown>);
      else reject(new Error(signal ? `gave up after ${patienceMs / 1000} s` : reasonOf(err) || `ended with ${code}`));
    });
  });
}

/** The line that names the error, out of what Node prints. */
function reasonOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return (lines.find((line) => /^(\w*Error|error)\b/.test(line)) ?? lines.at(0) ?? '').slice(0, 300);
}
