import { codingFor, isKnown, partOf } from './negotiation.js';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['broccoli', 'identity'],
  ['deflate, gzip ; q=0.5 , br ; q=0.000', 'gzip'],
  ['br;q=x', 'identity'],
  [`${'x,'.repeat(200)}br`, 'identity'],
  ['br(a+)+$', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j is answered in %s', (header, encoding) => {
  expect(codingFor(header)).toBe(encoding);
});

it.each(['"a"', 'W/"a"', '"b", "a"', '*'])('%s names the version', (header) => {
  expect(isKnown(header, '"a"')).toBe(true);
});

it.each(['"b"', 'a', '', undefined])('%j names another', (header) => {
  expect(isKnown(header, '"a"')).toBe(false);
});

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
])('%s is a part of ten bytes', (header, part) => {
  expect(partOf(header, 10)).toEqual(part);
});

it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('there is no %s of ten bytes', (header) => {
  expect(partOf(header, 10)).toBe('none');
});

it.each(['bytes=0-1,3-4', 'items=0-1', 'bytes=5-2', 'bytes=-', 'bytes=a-b', undefined])(
  '%j requests the whole',
  (header) => expect(partOf(header, 10)).toBeNull(),
);
