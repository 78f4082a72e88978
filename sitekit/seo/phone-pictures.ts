/** The pictures that a phone loads for a built page, read from its markup. */

const SETS = /<source type="image\/webp" srcset="([^"]*)"/gi;

/** CSS pixels of a usual phone, at two device pixels each. */
const PHONE_PIXELS = 800;

/** The address of each picture in the size that a phone takes, each once. */
export function phonePictures(markup: string): readonly string[] {
  const chosen = [...markup.matchAll(SETS)].flatMap(([, set = '']) => sourceFor(set) ?? []);
  return [...new Set(chosen)];
}

function sourceFor(set: string): string | undefined {
  const sources = set.split(',').flatMap((part) => {
    const [address, width] = part.trim().split(' ');
    return address ? [{ address, width: Number.parseInt(width ?? '', 10) || 0 }] : [];
  });
  const ordered = sources.toSorted((a, b) => a.width - b.width);
  return (ordered.find(({ width }) => width >= PHONE_PIXELS) ?? ordered.at(-1))?.address;
}
