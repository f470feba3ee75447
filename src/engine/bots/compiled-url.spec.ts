import { existsSync } from 'node:fs';
import { compiledUrl } from './compiled-url.js';

describe('The compiled address', () => {
  const root = new URL('../../../', import.meta.url).href;

  it('of a source file is what the build made of it', () => {
    expect(compiledUrl(import.meta.url).href).toBe(`${root}dist/src/engine/bots/compiled-url.spec.js`);
  });

  it('of a module beside its source, named as it will be called, is the same', () => {
    const url = compiledUrl(new URL('./worker.js', import.meta.url));
    expect(url.href).toBe(`${root}dist/src/engine/bots/worker.js`);
    expect(existsSync(url)).toBe(true);
  });

  it('of something compiled, or of something that is no file, is its own', () => {
    for (const address of [`${root}dist/src/main.js`, `${root}jest.config.js`, 'data:text/javascript,export{}']) {
      expect(compiledUrl(address).href).toBe(address);
    }
  });
});
