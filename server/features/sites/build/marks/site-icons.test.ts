/** The marks of a site, painted for real. */
import sharp from 'sharp';
import { memoryStore } from '#features/files/renditions/testing/memory-store.js';
import { siteIcons, type IconsInput } from './site-icons.js';

const COLOURS = { page: '#ffffff', background: '#047857', ink: '#ffffff', muted: '#d1fae5', accent: '#065f46' };
const input: IconsInput = {
  name: 'کلینیک مهر',
  text: 'دندان‌پزشکی',
  host: 'mehr.example',
  logo: null,
  colours: COLOURS,
};
const make = (over: Partial<IconsInput> = {}) => siteIcons(memoryStore().ctx, { ...input, ...over });

async function size(bytes: Uint8Array): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
}

/** The share of pixels that differ clearly from the background. */
async function inked(bytes: Uint8Array): Promise<number> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [ground = 0] = data.subarray(40 * info.width + 40);
  return data.filter((each) => Math.abs(each - ground) > 60).length / data.length;
}

describe('marks of a site', () => {
  test('have the sizes that browsers and networks request', async () => {
    const { favicon, squares, social } = await make();
    const sizes = await Promise.all([...squares].map(async ([side, bytes]) => [side, await size(bytes)]));
    expect(sizes).toEqual([
      [180, 'png 180x180'],
      [192, 'png 192x192'],
      [512, 'png 512x512'],
    ]);
    expect(await size(social)).toBe('jpeg 1200x630');
    expect([...favicon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(await size(favicon.subarray(22))).toBe('png 32x32');
  });

  test('show the name: another one gives another picture', async () => {
    const [one, other] = [await make(), await make({ name: 'برپا' })];
    expect(await inked(one.social)).toBeGreaterThan(0.01);
    expect(Buffer.from(one.social).equals(Buffer.from(other.social))).toBe(false);
    expect(Buffer.from(one.squares.get(512)!).equals(Buffer.from(other.squares.get(512)!))).toBe(false);
  });

  test('letters are joined: a word takes less space than its letters apart', async () => {
    const [joined, apart] = [await make({ name: 'سیب', text: '' }), await make({ name: 'س\u200cی\u200cب', text: '' })];
    expect(await inked(joined.social)).not.toBeCloseTo(await inked(apart.social), 4);
  });

  test('contain the logo, unless it is far too wide for a square', async () => {
    const draw = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer();
    const middle = async (bytes: Uint8Array) => [
      ...(await sharp(bytes).extract({ left: 256, top: 128, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
    ];
    expect(await middle((await make({ logo: await draw(200, 200) })).squares.get(512)!)).toEqual([255, 0, 0]);
    expect(await middle((await make({ logo: await draw(600, 100) })).squares.get(512)!)).not.toEqual([255, 0, 0]);
  });

  test('are of the own icon where there is one, and the picture of links is not', async () => {
    const draw = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
        .png()
        .toBuffer();
    const { ctx } = memoryStore();
    const [plain, own, wide] = [
      await siteIcons(ctx, input),
      await siteIcons(ctx, input, await draw(64, 64)),
      await siteIcons(ctx, input, await draw(600, 100)),
    ];
    const corner = async (bytes: Uint8Array) => [
      ...(await sharp(bytes).extract({ left: 2, top: 2, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
    ];
    expect(await corner(own.squares.get(512)!)).toEqual([0, 0, 255]);
    expect(await corner(own.favicon.subarray(22))).toEqual([0, 0, 255]);
    expect(await corner(wide.squares.get(512)!)).toEqual([255, 255, 255]);
    expect(Buffer.from(own.social).equals(Buffer.from(plain.social))).toBe(true);
    expect(await siteIcons(memoryStore().ctx, input, await draw(64, 64))).toEqual(own);
  });

  test('cannot be made of an icon that is no picture', async () => {
    await expect(siteIcons(memoryStore().ctx, input, Buffer.from('<html>'))).rejects.toThrow();
  });

  test('a name that no letter of the font can write leaves a plain mark', async () => {
    expect(await size((await make({ name: '漢字 🙂' })).squares.get(512)!)).toBe('png 512x512');
  });

  test('no name makes a second page, and nothing of it is run', async () => {
    const name = '#panic("x") $ _ * <a> '.repeat(10);
    expect(await size((await make({ name, text: name.repeat(5) })).social)).toBe('jpeg 1200x630');
  });

  test('are the same bytes twice', async () => {
    expect(await make()).toEqual(await make());
  });
});
