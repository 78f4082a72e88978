import type { SectionProps } from '../section.types.js';
import { LightBox } from './light-box.js';
import { Picture } from './picture.js';
import { Slot } from './slot.js';

/** The n-th picture of a gallery with its caption. */
export function GalleryFigure({ of, n, className }: { of: SectionProps; n: number; className?: string }) {
  return (
    <figure className={className ? `bp-figure ${className}` : 'bp-figure'}>
      <LightBox of={of} slot={`picture${n}`} caption={`item${n}.caption`} />
      <Picture of={of} slot={`picture${n}`} art={n - 1} alt={`item${n}.caption`} />
      <Slot of={of} name={`item${n}.caption`} as="figcaption" />
    </figure>
  );
}
