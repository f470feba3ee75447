import { SingleBar } from 'cli-progress';

/** Told how far a long run has come. */
export interface Progress {
  step(done: number, of: number): void;
  stop(): void;
}

/** A bar on a terminal, a line for every tenth part elsewhere. Both on standard error: the result stays clean. */
export function progressBar(things: string, quiet = false): Progress {
  if (process.stderr.isTTY) {
    const format = `{bar} {value}/{total} ${things}, {eta_formatted} to go`;
    const bar = new SingleBar({ format, stream: process.stderr });
    let started = false;
    return {
      step: (done, of) => {
        if (started) bar.update(done);
        else bar.start(of, done);
        started = true;
      },
      stop: () => bar.stop(),
    };
  }
  let tenths = 0;
  const step = (done: number, of: number): void => {
    const now = Math.floor((10 * done) / of);
    if (now > tenths) process.stderr.write(`${done}/${of} ${things}\n`);
    tenths = now;
  };
  return { step: quiet ? () => undefined : step, stop: () => undefined };
}
