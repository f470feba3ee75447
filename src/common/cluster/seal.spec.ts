import { Seal } from './seal.js';

describe('what instances say to each other', () => {
  const seal = new Seal('the secret of all instances');

  it('is read by those with the same secret', () => {
    expect(new Seal('the secret of all instances').open(seal.close('vér 7'))).toBe('vér 7');
  });

  it('says nothing to anybody else', () => {
    const sealed = seal.close('a bearer token');
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('bearer');
    expect(new Seal('another secret').open(sealed)).toBeUndefined();
  });

  it('goes by a name that all of them find, and that says nothing', () => {
    const name = seal.nameOf('session:7');
    expect(new Seal('the secret of all instances').nameOf('session:7')).toBe(name);
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(seal.nameOf('session:8')).not.toBe(name);
    expect(new Seal('another secret').nameOf('session:7')).not.toBe(name);
  });

  it.each([['nonsense'], [''], [Buffer.alloc(40).toString('base64')]])('cannot be made up: %j', (forged) => {
    expect(seal.open(forged)).toBeUndefined();
  });

  it('cannot be changed on its way', () => {
    const bytes = Buffer.from(seal.close('{"version":7}'), 'base64');
    bytes[bytes.length - 1]! ^= 1;
    expect(seal.open(bytes.toString('base64'))).toBeUndefined();
  });
});
