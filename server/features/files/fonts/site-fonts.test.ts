/** The font files of a site, cut for real and read back. */
import { readFile } from 'node:fs/promises';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { FONTS } from '#core/limits/limits.js';
import { fontLicenceFile } from '#platform/fonts/font-files.js';
import { memoryStore } from '../renditions/testing/memory-store.js';
import { fontBlocks, unicodeRange } from './font-blocks.js';
import { drawable, siteFonts } from './site-fonts.js';

const TEXT = 'برپا می‌سازد: «پژوهشگاه» گچ ۱۲۳٪ + 12، Café naïve ﷼ 🙂';

/** The font as TrueType, so that it can be read. */
async function faceOf(woff2: Uint8Array): Promise<Face> {
  const all = String.fromCodePoint(...Array.from({ length: 0x2100 }, (_, code) => code + 0x20), 0xfdfc);
  const sfnt = await subsetFont(Buffer.from(woff2), all, { targetFormat: 'truetype' });
  return new Face(new Blob(new Uint8Array(sfnt).buffer));
}

const glyphsOf = (face: Face, text: string): number[] => {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(new Font(face), buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
};

describe('fonts of a site', () => {
  test('hold every character that is shown, the half space among them', async () => {
    const files = await siteFonts(memoryStore().ctx, 'vazir', TEXT);
    expect(files.map(({ name }) => name)).toEqual(['persian', 'latin', 'more']);
    const held = new Set<number>();
    for (const { bytes } of files) for (const code of (await faceOf(bytes)).collectUnicodes()) held.add(code);
    const missing = [...TEXT].filter((each) => !held.has(each.codePointAt(0)!));
    expect(missing).toEqual(['🙂']);
    expect(held.has(0x200c)).toBe(true);
  });

  test('join letters as the whole font does', async () => {
    const [persian] = await siteFonts(memoryStore().ctx, 'vazir', 'سلام');
    const face = await faceOf(persian!.bytes);
    const glyphs = glyphsOf(face, 'ببب');
    expect(glyphs).toHaveLength(3);
    expect(glyphs).not.toContain(0);
    // First, middle and last form are three glyphs; a half space separates them into isolated forms.
    expect(new Set(glyphs).size).toBeGreaterThan(1);
    expect(glyphsOf(face, 'ب\u200cب')).not.toEqual(glyphsOf(face, 'بب'));
  });

  test('come in few bytes', async () => {
    const [persian, latin] = await siteFonts(memoryStore().ctx, 'vazir', TEXT);
    expect(persian!.bytes.length).toBeLessThan(36_000);
    expect(latin!.bytes.length).toBeLessThan(16_000);
  });

  test('are the same bytes for every site that writes Persian, and made once', async () => {
    const store = memoryStore();
    const [first] = await siteFonts(store.ctx, 'vazir', 'سلام');
    const [second] = await siteFonts(store.ctx, 'vazir', 'خداحافظ تا فردا');
    expect(Buffer.from(second!.bytes).equals(Buffer.from(first!.bytes))).toBe(true);
    expect([...store.kept.keys()].length).toBeLessThanOrEqual(1);
  });

  test('a site without Latin letters has no Latin font', async () => {
    expect((await siteFonts(memoryStore().ctx, 'vazir', 'سلام ۱۲')).map(({ name }) => name)).toEqual(['persian']);
  });

  test('characters without a glyph are left out of pictures', async () => {
    expect(await drawable('🙂 کافه مهر 🙂')).toBe('کافه مهر');
  });
});

describe('each offered font', () => {
  /** Keeps what is cut. */
  const { ctx } = memoryStore();
  const SAMPLE = 'سلام، می‌سازد: «گچ» ۱۲۳٪ ۀ abc 12 ﷼';

  test.each(FONTS)('%s holds every character, or Vazirmatn does', async (font) => {
    const files = await siteFonts(ctx, font, SAMPLE);
    expect(files[0]).toMatchObject({ font, name: 'persian' });
    expect(files.filter((file) => file.font !== font).every((file) => file.font === 'vazir')).toBe(true);
    const held = new Set<number>();
    for (const { bytes } of files) for (const code of (await faceOf(bytes)).collectUnicodes()) held.add(code);
    const missing = Array.from(SAMPLE).filter((each) => !held.has(each.codePointAt(0)!));
    expect(missing.filter((each) => each !== '\u200c')).toEqual([]);
  });

  test.each(FONTS)('%s joins letters and comes in few bytes', async (font) => {
    const [persian] = await siteFonts(ctx, font, 'سلام');
    const face = await faceOf(persian!.bytes);
    expect(new Set(glyphsOf(face, 'ببب')).size).toBeGreaterThan(1);
    const alone = glyphsOf(face, 'ب');
    const twice = [...alone, ...alone];
    expect(glyphsOf(face, 'بب')).not.toEqual(twice);
    expect(glyphsOf(face, 'ب\u200cب').filter((glyph) => alone.includes(glyph))).toEqual(twice);
    expect(persian!.bytes.length).toBeLessThan(70_000);
  });

  test('differs from every other one in its letters', async () => {
    const first = await Promise.all(FONTS.map((font) => siteFonts(ctx, font, 'سلام')));
    const bytes = first.map(([persian]) => Buffer.from(persian!.bytes).toString('base64'));
    expect(new Set(bytes).size).toBe(FONTS.length);
  });

  test('has a licence that is kept', async () => {
    for (const font of FONTS) expect(await readFile(fontLicenceFile(font), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });
});

describe('parts of a font', () => {
  test('share no character', () => {
    const covered = new Set(Array.from({ length: 0x3000 }, (_, code) => code));
    const all = fontBlocks('سلام abc é', covered).flatMap(({ codes }) => codes);
    expect(new Set(all).size).toBe(all.length);
  });

  test('never claim what the font has not', () => {
    expect(fontBlocks('ab漢', new Set([0x61]))).toEqual([
      { name: 'persian', codes: [] },
      { name: 'latin', codes: [0x61] },
    ]);
  });

  test('are written as ranges', () => {
    expect(unicodeRange([0x20, 0x21, 0x22, 0xa0, 0x200c])).toBe('U+20-22,U+A0,U+200C');
  });
});
