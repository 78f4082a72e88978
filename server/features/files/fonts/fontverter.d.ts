declare module 'fontverter' {
  const fontverter: {
    /** The same font in another format; the source format is recognised. */
    convert(font: Buffer, format: 'sfnt' | 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
  };
  export default fontverter;
}
