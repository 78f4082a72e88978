import { fitWithin, pictureKind } from './picture-kind.js';

const bytes = (...values: number[]) => new Uint8Array([...values, ...Array.from({ length: 16 }, () => 0)]);
const utf16 = (value: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * value.length + 2));
  [...`\ufeff${value}`].forEach((sign, at) => view.setUint16(2 * at, sign.charCodeAt(0), isLittle));
  return new Uint8Array(view.buffer);
};
const text = (value: string) => new TextEncoder().encode(value);

describe('what a file really is', () => {
  test('knows the kinds by their bytes', () => {
    expect(pictureKind(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png');
    expect(pictureKind(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
    expect(pictureKind(text('RIFF1234WEBPVP8 '))).toBe('webp');
    expect(pictureKind(text('\0\0\0\x18ftypheic\0\0\0\0'))).toBe('heic');
    expect(pictureKind(text('\0\0\0\x18ftypavif\0\0\0\0'))).toBe('avif');
    expect(pictureKind(text('\0\0\0\x18ftypisom\0\0\0\0'))).toBeNull();
    expect(pictureKind(text('<svg xmlns="http://www.w3.org/2000/svg">'))).toBe('svg');
    expect(pictureKind(text('\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>'))).toBe('svg');
    const illustrator = '<!DOCTYPE svg PUBLIC "a" "b" [\n\t<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>\n<svg>';
    expect(pictureKind(text(illustrator))).toBe('svg');
    expect(pictureKind(utf16('<svg>', true))).toBe('svg');
    expect(pictureKind(utf16('<svg>', false))).toBe('svg');
  });

  test.each([
    'MZ\u0000executable',
    '%PDF-1.7',
    'GIF89a..........',
    '<html><svg></svg></html>',
    '<!doctype html><script>',
    '',
  ])('cannot take %p for a picture', (content) => {
    expect(pictureKind(text(content))).toBeNull();
  });
});

test('comments without end cannot keep the page busy', () => {
  const comments = '<!-- a -->'.repeat(50_000);
  expect(pictureKind(text(`${comments}<svg>`))).toBe('svg');
  expect(pictureKind(text(`${comments}<html>`))).toBeNull();
  expect(pictureKind(text(`${'<!--'.repeat(50_000)}<svg>`))).toBeNull();
  expect(pictureKind(text(`${'<!DOCTYPE ['.repeat(50_000)}<svg>`))).toBeNull();
});

test('pictures shrink to the square and never grow', () => {
  expect(fitWithin(2000, 1000, 512)).toEqual({ width: 512, height: 256 });
  expect(fitWithin(100, 40, 512)).toEqual({ width: 100, height: 40 });
  expect(fitWithin(9000, 1, 512)).toEqual({ width: 512, height: 1 });
});
