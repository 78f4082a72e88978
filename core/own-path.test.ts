import { ownPath } from './own-path.js';

describe('paths of our own site', () => {
  it.each([
    '/',
    '/dashboard?tab=wallet#top',
    '/api/files/01a2?expires=1&signature=a%2Fb',
    '/receipts/verify/ABC',
    '/%D8%B3%D8%A7%DB%8C%D8%AA',
    '/auth?next=//elsewhere.example',
  ])('takes %s', (address) => {
    expect(ownPath(address)).toBe(address);
  });

  it.each([
    '',
    'dashboard',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u202e/evil',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%252f%252fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/a//b',
    '/api/files/../auth/logout',
    '/api/files/%2e%2e/%2e%2e/x',
    '/a/./b',
    '/%',
    `/${'a'.repeat(500)}`,
    42,
    null,
  ])('cannot be %j', (address) => {
    expect(ownPath(address)).toBeNull();
  });
});
