/**
 * Pages compared as pictures: rendered small and grey, so that another version of the renderer may smooth an edge
 * differently, while a moved block, a lost line or a wrong digit shows.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { projectPath } from '#platform/paths.js';

const WIDTH = 700;
/** A cell of that many pixels is judged as a whole. */
const CELL = 14;

interface Grey {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

async function grey(image: Buffer): Promise<Grey> {
  const { data, info } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .resize({ width: WIDTH })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The largest mean difference of any cell, 0 to 255; 255 for pictures of another size. */
function worstCell(left: Grey, right: Grey): number {
  if (left.width !== right.width || left.height !== right.height) return 255;
  const columns = Math.ceil(left.width / CELL);
  const sums = new Float64Array(columns * Math.ceil(left.height / CELL));
  for (let at = 0; at < left.pixels.length; at += 1) {
    const x = at % left.width;
    const cell = Math.floor((at - x) / left.width / CELL) * columns + Math.floor(x / CELL);
    sums[cell] = (sums[cell] ?? 0) + Math.abs((left.pixels[at] ?? 0) - (right.pixels[at] ?? 0));
  }
  return Math.max(...sums) / (CELL * CELL);
}

/**
 * How far an SVG page is from its stored picture, 0 to 255. Where there is none, it is written and the test fails:
 * look at it, and run again. To renew one, delete it.
 */
export async function differenceFromPicture(name: string, svg: string): Promise<number> {
  const file = projectPath('tests', 'pictures', `${name}.png`);
  const drawn = await sharp(Buffer.from(svg), { density: 110 }).flatten({ background: '#ffffff' }).png().toBuffer();
  if (!existsSync(file)) {
    mkdirSync(projectPath('tests', 'pictures'), { recursive: true });
    writeFileSync(file, await sharp(drawn).resize({ width: WIDTH }).png({ palette: true, colours: 64 }).toBuffer());
    throw new Error(`tests/pictures/${name}.png was written: look at it, and run again`);
  }
  return worstCell(await grey(drawn), await grey(readFileSync(file)));
}
