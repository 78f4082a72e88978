import type { SectionProps } from '../section.types.js';
import { Picture } from './picture.js';
import { Slot } from './slot.js';

/** The n-th picture of a gallery with its caption. */
export function GalleryFigure({ of, n, className }: { of: SectionProps; n: number; className?: string }) {
  return (
    <figure className={className ? `bp-figure ${className}` : 'bp-figure'}>
      <Picture of={of} slot={`picture${n}`} art={n - 1} alt={`item${n}.caption`} />
      <Slot of={of} name={`item${n}.caption`} as="figcaption" />
    </figure>
  );
}
