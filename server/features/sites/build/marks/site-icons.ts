/**
 * The marks of a site, from the owner's icon, its logo or its name. Texts are shaped by Typst with the bundled font and
 * arrive as outlines, so that they look the same on every machine; sharp only paints them.
 */
import sharp from 'sharp';
import { PICTURES } from '#core/limits/limits.js';
import { cut } from '#core/text/cut.js';
import type { SiteIcons } from '#sitekit/build/site-input.js';
import type { Ctx } from '#platform/context.js';
import { printSvg } from '#platform/documents/pdf-renderer.js';
import { drawable, madeOnce } from '#features/files/index.js';
import { iconFile } from './icon-file.js';

const FOLDER = 'server/features/sites/build/marks';
/** Changes whenever the same input would give other pictures. */
const RECIPE = `icons 1, sharp ${sharp.versions.sharp}`;

export interface IconsInput {
  readonly name: string;
  /** The line under the name in shared links. */
  readonly text: string;
  /** `example.ir` */
  readonly host: string;
  /** PNG or WebP. */
  readonly logo: Uint8Array | null;
  /** `#rrggbb`; `page` is the background of logos. */
  readonly colours: Readonly<Record<'page' | 'background' | 'ink' | 'muted' | 'accent', string>>;
}

/** px. 32: tabs; 180: iOS; 192 and 512: the web manifest. */
const SIDES = [32, 180, 192, 512] as const;
/** A logo that is much wider than high says nothing in a square. */
const WIDEST = 1.8;

const NAME = 60;
const TEXT = 150;

/** At most so many characters, ending with a whole word. */
function wholeWords(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${cut(line, most - 1).replace(/\s\S*$/, '')}…`;
}

const isSquare = async (logo: Uint8Array): Promise<boolean> => {
  const { autoOrient } = await sharp(logo).metadata();
  const [longer, shorter] = [autoOrient.width, autoOrient.height].toSorted((a, b) => b - a);
  return (longer ?? 1) / (shorter ?? 1) <= WIDEST;
};

/** The logo on the page's colour, or the first letter of the name on the brand's: 512 px, PNG. */
async function largeIcon({ name, logo, colours }: IconsInput): Promise<Buffer> {
  if (logo && (await isSquare(logo)))
    return sharp(logo)
      .autoOrient()
      .resize({ width: 416, height: 416, fit: 'contain', background: colours.page })
      .extend({ top: 48, bottom: 48, left: 48, right: 48, background: colours.page })
      .flatten({ background: colours.page })
      .png()
      .toBuffer();
  const letter = (await drawable(name)).match(/[\p{L}\p{N}]/u)?.[0]?.toUpperCase() ?? '';
  const svg = printSvg(`${FOLDER}/letter.typ`, { letter, background: colours.background, ink: colours.ink });
  return sharp(Buffer.from(svg)).resize(512, 512).png().toBuffer();
}

/** iOS fills what is transparent with black. */
function square(large: Buffer, side: number, background: string): Promise<Buffer> {
  const small = sharp(large).resize(side, side);
  return (side === 180 ? small.flatten({ background }) : small).png({ compressionLevel: 9 }).toBuffer();
}

async function logoLayer(logo: Uint8Array): Promise<{ input: Buffer; top: number; left: number }> {
  const { data, info } = await sharp(logo)
    .autoOrient()
    .resize({ width: 420, height: 150, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, top: 84, left: 1200 - 96 - info.width };
}

/** A logo may have any colour, so its background is the page's colour and not the brand's. */
async function socialPicture({ name, text, host, logo, colours }: IconsInput): Promise<Uint8Array> {
  const plain = { background: colours.page, ink: '#17131f', muted: '#55506a' };
  const { background, ink, muted } = logo ? plain : colours;
  const svg = printSvg(`${FOLDER}/social.typ`, {
    name: wholeWords(await drawable(name), NAME),
    text: wholeWords(await drawable(text), TEXT),
    host,
    logo: logo !== null,
    background,
    ink,
    muted,
    accent: logo ? colours.background : colours.accent,
  });
  const scaled = sharp(Buffer.from(svg)).resize(1200, 630);
  const whole = logo ? sharp(await scaled.png().toBuffer()).composite([await logoLayer(logo)]) : scaled;
  return whole.flatten({ background }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** The owner's own icon, whole: one that is no square is in the middle of the page's colour. */
function ownIcon(icon: Uint8Array, page: string): Promise<Buffer> {
  return sharp(icon, { limitInputPixels: PICTURES.sentPixels })
    .autoOrient()
    .resize({ width: 512, height: 512, fit: 'contain', background: page })
    .png()
    .toBuffer();
}

async function makeIcons(input: IconsInput, icon: Uint8Array | null): Promise<SiteIcons> {
  const large = icon ? await ownIcon(icon, input.colours.page) : await largeIcon(input);
  const made = await Promise.all(
    SIDES.map(async (side) => [side, await square(large, side, input.colours.page)] as const),
  );
  const squares = new Map<number, Uint8Array>(made);
  const favicon = iconFile(squares.get(32) ?? large);
  squares.delete(32);
  return { favicon, squares, social: await socialPicture(input) };
}

/** The picture of shared links of one page, JPEG of 1200 × 630 px; equal input gives equal bytes. */
export function sharePicture(ctx: Ctx, input: IconsInput): Promise<Uint8Array> {
  const { logo, ...rest } = input;
  return madeOnce(ctx, 'share', [RECIPE, JSON.stringify(rest), logo ?? ''], () => socialPicture(input));
}

/** The marks of a site; equal input gives equal bytes. `icon`: the owner's own picture. */
export function siteIcons(ctx: Ctx, input: IconsInput, icon: Uint8Array | null = null): Promise<SiteIcons> {
  const { logo, ...rest } = input;
  const of = [RECIPE, JSON.stringify(rest), logo ?? '', ...(icon ? [icon] : [])];
  return madeOnce(ctx, 'icons', of, () => makeIcons(input, icon));
}
