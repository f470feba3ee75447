import { ErrorDialects, type ErrorDialect } from './error-dialects.js';

const dialect = (): ErrorDialect => ({ write: (error) => ({ status: error.status, body: {} }) });

describe('error dialects', () => {
  const dialects = new ErrorDialects();
  const check = dialect();
  const admin = dialect();
  dialects.register('/api/check', check);
  dialects.register('/api/check/admin/', admin);

  it('belong to a path and all below it, the longest prefix first', () => {
    expect(dialects.find('/api/check')).toBe(check);
    expect(dialects.find('/api/check/games/7')).toBe(check);
    expect(dialects.find('/api/check/admin/x')).toBe(admin);
  });

  it('match whole segments, in any case', () => {
    expect(dialects.find('/api/checkers')).toBeUndefined();
    expect(dialects.find('/API/Check/')).toBe(check);
    expect(dialects.find('/')).toBeUndefined();
  });

  it('are one to a prefix', () => {
    expect(() => dialects.register('/api/check/', dialect())).toThrow('Two error dialects');
  });
});
