/** A real HEIC file, decoded by libheif. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readHeic, type LibHeif } from './read-heic.js';

const { resolve } = createRequire(import.meta.url);
const FILE = 'client/lib/pictures/heic/testing/turned.heic';
let library: LibHeif;

beforeAll(async () => {
  const wasmBinary = await readFile(resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const { default: load } = await import(resolve('libheif-js/libheif-wasm/libheif.js'));
  library = load({ wasmBinary, print: () => undefined });
});

describe('a HEIC file', () => {
  test('is drawn upright with its colours', async () => {
    const { data, width, height } = await readHeic(library, await readFile(FILE), 2000);
    expect([width, height]).toEqual([32, 48]);
    const colourAt = (x: number, y: number) => {
      const at = 4 * (y * width + x);
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      return [red > 128, green > 128, blue > 128];
    };
    expect(colourAt(4, 4)).toEqual([true, true, true]);
    expect(colourAt(28, 4)).toEqual([true, false, false]);
    expect([colourAt(4, 44), colourAt(28, 44)]).toEqual(Array(2).fill([false, false, true]));
  });

  test('cannot have more pixels than the limit', async () => {
    await expect(readHeic(library, await readFile(FILE), 1535)).rejects.toThrow('32 × 48');
  });

  test('cannot be cut off or be something else', async () => {
    const file = await readFile(FILE);
    for (const broken of [file.subarray(0, 300), new Uint8Array(100), new Uint8Array()])
      await expect(readHeic(library, broken, 2000)).rejects.toThrow('no picture');
  });
});
