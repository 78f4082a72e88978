import sharp, { type Sharp } from 'sharp';
import { bytesOfDataUrl, cleanImage, sniffImage } from './image.js';

const square = (): Sharp => sharp({ create: { width: 40, height: 20, channels: 4, background: '#8B5CF6' } });
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: { code?: unknown }) => error.code,
  );

describe('pictures from outside', () => {
  it('keep their look in PNG', async () => {
    const clean = await cleanImage(await square().png().toBuffer());
    expect(clean.mime).toBe('image/png');
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ width: 40, height: 20, format: 'png' });
  });

  it('lose their metadata', async () => {
    const camera = await square()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    expect((await sharp(camera).metadata()).exif).toBeDefined();
    const clean = await cleanImage(camera);
    expect((await sharp(clean.bytes).metadata()).exif).toBeUndefined();
  });

  it('lose what is hidden behind them', async () => {
    const polyglot = Buffer.concat([await square().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect((await cleanImage(polyglot)).bytes.includes('<script>')).toBe(false);
  });

  it('shrink to what a page can show', async () => {
    const wide = await sharp({ create: { width: 4000, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await sharp((await cleanImage(wide)).bytes).metadata()).width).toBe(2048);
  });

  it('cannot be SVG, text, or broken', async () => {
    const broken = (await square().png().toBuffer()).subarray(0, 60);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, Buffer.from('hello'), Buffer.alloc(0)]) {
      expect(await codeOf(cleanImage(bytes))).toBe('FILE_TYPE_UNSUPPORTED');
    }
    expect(await codeOf(cleanImage(broken))).toBe('FILE_BROKEN');
  });

  it('cannot unpack to more than memory bears', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 4000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await codeOf(cleanImage(bomb))).toBe('FILE_TOO_COMPLEX');
  });

  it('are recognised by their bytes alone', async () => {
    expect(sniffImage(await square().webp().toBuffer())).toBe('webp');
    expect(sniffImage(await square().gif().toBuffer())).toBe('gif');
    expect(sniffImage(await square().jpeg().toBuffer())).toBe('jpeg');
    expect(sniffImage(Buffer.from('%PDF-1.7'))).toBeNull();
  });

  it('come as base64 data addresses only', () => {
    expect(bytesOfDataUrl('data:image/png;base64,AAEC')).toEqual(Buffer.from([0, 1, 2]));
    for (const text of [
      'data:image/svg+xml;base64,AAEC',
      'data:text/html;base64,AAEC',
      'https://example.com/a.png',
      'data:image/png;base64,',
    ]) {
      expect(bytesOfDataUrl(text)).toBeNull();
    }
  });
});
