import { readFile } from 'node:fs/promises';
import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import { pixelSize } from './pixel-size.js';

const bytes = (...values: number[]) => new Uint8Array([...values, ...Array.from({ length: 40 }, () => 0)]);
const letters = (text: string) => [...new TextEncoder().encode(text)];

describe('the size that a picture states', () => {
  test('is read from each kind', () => {
    const png = bytes(...Array.from({ length: 16 }, () => 0), 0, 0, 1, 0, 0, 0, 2, 0);
    expect(pixelSize(png, 'png')).toEqual({ width: 256, height: 512 });
    const app = [0xff, 0xe1, 0, 4, 1, 2];
    const jpeg = bytes(0xff, 0xd8, ...app, 0xff, 0xc2, 0, 17, 8, 3, 0, 4, 0);
    expect(pixelSize(jpeg, 'jpeg')).toEqual({ width: 1024, height: 768 });
    const extended = bytes(...letters('RIFF0000WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 0xff, 3, 0, 0xff, 1, 0);
    expect(pixelSize(extended, 'webp')).toEqual({ width: 1024, height: 512 });
  });

  test('of a HEIF file is that of its largest picture', async () => {
    const file = await readFile('client/lib/pictures/heic/testing/turned.heic');
    expect(pixelSize(file, 'heic')).toEqual({ width: 64, height: 64 });
    expect(pixelSize(file.subarray(0, 200), 'heic')).toBeNull();
  });

  test('boxes within boxes cannot exhaust the stack', () => {
    const nested = new Uint8Array(512 * 1024);
    const view = new DataView(nested.buffer);
    for (let at = 0; at + 8 <= nested.length; at += 8) {
      view.setUint32(at, nested.length - at);
      nested.set(letters('iprp'), at + 4);
    }
    expect(pixelSize(nested, 'heic')).toBeNull();
  });

  test('cannot keep a browser busy, whatever the bytes are', () => {
    for (const fill of [0, 0xff]) {
      const noise = (n: number) => new Uint8Array(n).fill(fill);
      for (const kind of ['png', 'jpeg', 'webp', 'heic'] as const)
        expect(growth(noise, (bytesOf) => pixelSize(bytesOf, kind), 8 * 1024)).toBeLessThan(LINEAR_GROWTH);
    }
    expect(pixelSize(new Uint8Array(3), 'jpeg')).toBeNull();
  });
});
