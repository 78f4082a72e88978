import type { CSSProperties } from 'react';

/** Tells the CSS how long a text is, so that a very large one shrinks before it runs out of its line. */
export function lengthOf(text: string, least: number): CSSProperties {
  return { '--bp-length': Math.max(least, text.length) } as CSSProperties;
}
