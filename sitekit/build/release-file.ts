/** One file of a release. */
export interface ReleaseFile {
  /** Relative, with `/`, percent-decoded: `index.html`, `خدمات.html`, `assets/site.4f3a….css`. */
  readonly path: string;
  /** Media type, with its charset where it is text. */
  readonly type: string;
  readonly bytes: Uint8Array;
}
