import { isOwnPage, ownAddress } from './own-origin.js';

const PUBLIC = 'https://barpa.example';

describe('own addresses', () => {
  it('takes a whole address and a path', () => {
    expect(ownAddress('https://barpa.example/auth?x=1', PUBLIC)?.href).toBe('https://barpa.example/auth?x=1');
    expect(ownAddress('/auth', PUBLIC)?.href).toBe('https://barpa.example/auth');
  });

  it('takes every loopback name of a local site at its port', () => {
    expect(ownAddress('http://127.0.0.1:4000/auth', 'http://localhost:4000')?.host).toBe('127.0.0.1:4000');
    expect(ownAddress('http://127.0.0.1:4001/auth', 'http://localhost:4000')).toBeNull();
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://barpa.example@evil.example',
    'https://user:pass@barpa.example/',
    'https://barpa.example.evil.example',
    'http://barpa.example',
    'https://barpa.example:444',
    'javascript:alert(1)',
    'http://localhost:4000',
  ])('cannot be %s', (address) => {
    expect(ownAddress(address, PUBLIC)).toBeNull();
  });
});

describe('pages that may talk to us', () => {
  it.each([
    ['https://barpa.example', 'barpa.example'],
    ['https://barpa.example', '10.0.0.3:4000'],
    ['http://192.168.1.5:4000', '192.168.1.5:4000'],
    [undefined, 'barpa.example'],
  ])('%s at %s is ours', (origin, host) => {
    expect(isOwnPage(origin, host, PUBLIC)).toBe(true);
  });

  it.each(['https://evil.example', 'https://barpa.example.evil.example', 'https://barpa.example:444', 'null', 'x', ''])(
    '%s cannot be ours',
    (origin) => {
      expect(isOwnPage(origin, 'barpa.example', PUBLIC)).toBe(false);
    },
  );
});
