/** @jest-environment jsdom */
/** Photographs among project files are made small enough, and every other file is left alone. */
import { jest } from '@jest/globals';
import { FILES, PICTURES } from '#core/limits/limits.js';
import { fitFiles } from './small-pictures.js';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0, 0, 0, 0];
const HEIC = [...new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0')];

/** A file with these first bytes that says it has so many; jsdom's own does not hand them out. */
function fileOf(name: string, head: readonly number[], size = head.length): File {
  const file = new File([new Uint8Array(head)], name);
  Object.defineProperty(file, 'size', { value: size });
  Object.defineProperty(file, 'slice', { value: () => ({ arrayBuffer: async () => new Uint8Array(head).buffer }) });
  return file;
}

const close = jest.fn();
beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 8000, height: 6000, close }) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockImplementation((type) => `data:${type ?? 'image/png'};base64,AAAA`);
});
afterEach(() => jest.restoreAllMocks());

test('a photograph of a telephone becomes a JPEG that may be sent', async () => {
  const large = fileOf('IMG_1.JPG', JPEG, 18 * 1024 * 1024);
  const fit = await fitFiles([large, fileOf('IMG_2.heic', HEIC)]);
  const files = 'files' in fit ? fit.files : [];
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['IMG_1.jpg', 'image/jpeg'],
    ['IMG_2.jpg', 'image/jpeg'],
  ]);
  expect(files.every(({ size }) => size <= FILES.maxBytes)).toBe(true);
});

test('other files and small pictures stay as they are', async () => {
  const files = [fileOf('a.pdf', [1], FILES.maxBytes + 1), fileOf('b.jpg', JPEG), fileOf('c.heic', [0x4d, 0x5a])];
  const fit = await fitFiles(files);
  expect('files' in fit && fit.files.every((file, at) => file === files[at])).toBe(true);
});

test('cannot open a photograph beyond the limit, and names it', async () => {
  const fit = await fitFiles([fileOf('x.jpg', JPEG, PICTURES.openBytes + 1)]);
  expect('fault' in fit && [fit.fault.name, fit.fault.message]).toEqual(['x.jpg', expect.stringMatching(/۲۰ مگابایت/)]);
});
