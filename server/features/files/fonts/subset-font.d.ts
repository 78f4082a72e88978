declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** The font with nothing but the glyphs that `text` may need. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
