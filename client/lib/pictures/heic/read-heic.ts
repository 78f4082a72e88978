/** Reads a HEIC file with libheif, turned as its properties say. */

/** The parts of libheif-js that are called; its own types name none of them. */
export interface LibHeif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPicture[] };
}

interface HeifPicture {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Fills `target.data` with RGBA; null where that fails. */
  display(target: Pixels, done: (filled: Pixels | null) => void): void;
}

export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** The first picture that the file is about. @throws Error for one of more than `maxPixels`, and for a broken file. */
export async function readHeic({ HeifDecoder }: LibHeif, bytes: Uint8Array, maxPixels: number): Promise<Pixels> {
  const pictures = new HeifDecoder().decode(bytes);
  const picture = pictures.find((each) => each.is_primary()) ?? pictures[0];
  if (!picture) throw new Error('the file has no picture');
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (width * height === 0 || width * height > maxPixels) throw new Error(`a picture of ${width} × ${height} px`);
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) => {
    picture.display(target, (filled) => (filled ? resolve(filled) : reject(new Error('the picture is broken'))));
  });
}
