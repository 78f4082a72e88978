import { fitWithin, logoKind } from './logo-kind.js';

const bytes = (...values: number[]) => new Uint8Array([...values, ...Array.from({ length: 16 }, () => 0)]);
const text = (value: string) => new TextEncoder().encode(value);

describe('what a file really is', () => {
  test('knows the four kinds by their bytes', () => {
    expect(logoKind(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png');
    expect(logoKind(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
    expect(logoKind(text('RIFF1234WEBPVP8 '))).toBe('webp');
    expect(logoKind(text('<svg xmlns="http://www.w3.org/2000/svg">'))).toBe('svg');
    expect(logoKind(text('\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>'))).toBe('svg');
  });

  test.each([
    'MZ\u0000executable',
    '%PDF-1.7',
    'GIF89a..........',
    '<html><svg></svg></html>',
    '<!doctype html><script>',
    '',
  ])('cannot take %p for a logo', (content) => {
    expect(logoKind(text(content))).toBeNull();
  });
});

test('pictures shrink to the square and never grow', () => {
  expect(fitWithin(2000, 1000, 512)).toEqual({ width: 512, height: 256 });
  expect(fitWithin(100, 40, 512)).toEqual({ width: 100, height: 40 });
  expect(fitWithin(9000, 1, 512)).toEqual({ width: 512, height: 1 });
});
