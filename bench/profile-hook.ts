import { Session } from 'node:inspector/promises';

// Loaded into the server before anything else: profiles it from one message of its parent to the next.
const session = new Session();
session.connect();

process.on('message', (message) => void obey(message));

async function obey(message: unknown): Promise<void> {
  if (message === 'begin') {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 200 });
    await session.post('Profiler.start');
    process.send!('begun');
  } else if (message === 'end') {
    const { profile } = await session.post('Profiler.stop');
    process.send!(profile);
  }
}
