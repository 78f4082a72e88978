/** Sizes of pictures, made for real. */
import sharp from 'sharp';
import { makeRenditions, makeSharedPicture, widthsFor } from './renditions.js';

const photo = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 120, b: 40, alpha } } });

describe('widths', () => {
  test.each([
    [200, [200]],
    [320, [320]],
    [350, [320]],
    [1000, [320, 640, 1000]],
    [2048, [320, 640, 1280, 1920]],
  ])('of a picture %i px wide', (own, widths) => expect(widthsFor(own)).toEqual(widths));
});

describe('sizes of a picture', () => {
  test('are WebP and JPEG of each width, with the measures of the largest', async () => {
    const { width, height, files } = await makeRenditions(await photo(1000, 500).jpeg().toBuffer());
    expect([width, height]).toEqual([1000, 500]);
    expect(files.map((file) => `${file.format} ${file.width}`)).toEqual([
      'webp 320',
      'jpeg 320',
      'webp 640',
      'jpeg 640',
      'webp 1000',
      'jpeg 1000',
    ]);
    for (const file of files) {
      const found = await sharp(file.bytes).metadata();
      expect([found.format, found.width]).toEqual([file.format, file.width]);
    }
  });

  test('keep what is transparent, as PNG', async () => {
    const { files } = await makeRenditions(await photo(400, 400, 0.5).png().toBuffer());
    expect(files.map(({ format }) => format)).toEqual(['webp', 'png', 'webp', 'png']);
    for (const { bytes } of files) expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  });

  test('are upright and contain no camera data', async () => {
    const turned = await photo(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height, files } = await makeRenditions(turned);
    expect([width, height]).toEqual([200, 400]);
    for (const { bytes } of files) {
      const { exif, orientation, height: high, width: wide } = await sharp(bytes).metadata();
      expect([exif, orientation, high > wide]).toEqual([undefined, undefined, true]);
    }
  });

  test('of a crop show only that part, upright', async () => {
    const left = { create: { width: 300, height: 400, channels: 3, background: '#00ff00' } } as const;
    const wide = sharp({ create: { width: 600, height: 400, channels: 3, background: '#ff0000' } });
    const both = wide.composite([{ input: left, left: 0, top: 0 }]).png();
    const turned = sharp(await both.toBuffer())
      .jpeg()
      .withMetadata({ orientation: 6 });
    const crop = { left: 0, top: 0.5, width: 1, height: 0.5 };
    const { width, height, files } = await makeRenditions(await turned.toBuffer(), crop);
    expect([width, height]).toEqual([400, 300]);
    for (const { bytes } of files) {
      const { channels } = await sharp(bytes).stats();
      expect(channels.map(({ mean }) => Math.round(mean / 20) * 20)).toEqual([260, 0, 0]);
    }
    expect(await makeRenditions(await turned.toBuffer(), crop)).toEqual({ width, height, files });
  });

  test('are the same bytes twice', async () => {
    const bytes = await photo(700, 300).webp().toBuffer();
    expect(await makeRenditions(bytes)).toEqual(await makeRenditions(bytes));
  });

  test('cannot be made of other files', async () => {
    await expect(makeRenditions(Buffer.from('<svg/>'))).rejects.toThrow(Error);
  });
});

test('the picture of a shared link is 1200 × 630 px', async () => {
  const found = await sharp(await makeSharedPicture(await photo(300, 900).png().toBuffer())).metadata();
  expect([found.format, found.width, found.height]).toEqual(['jpeg', 1200, 630]);
});
