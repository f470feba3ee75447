import { uuidV5 } from './uuid-v5.js';

const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';
const DNS_NAMESPACE = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

describe('A UUID made from a name', () => {
  it('is the one that the standard gives as its example', () => {
    expect(uuidV5('www.example.com', DNS_NAMESPACE)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  });

  it('takes names that are not ASCII', () => {
    expect(uuidV5('Jörmungandr', URL_NAMESPACE)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
  });

  it('needs a namespace that is a UUID', () => {
    expect(() => uuidV5('x', 'somewhere')).toThrow('somewhere is no UUID.');
  });
});
