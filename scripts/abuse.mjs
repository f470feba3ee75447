// npm run test:abuse [-- jest arguments]: the long form of test/abuse. The short form is part of npm test.
import { spawn } from 'node:child_process';

const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const child = spawn(process.execPath, [...jest, '-i', 'test/abuse', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PARLOUR_ABUSE: 'long' },
});
child.on('exit', (code) => process.exit(code ?? 1));
