/** The room for pictures that a guest's browser stores with the design, in local storage. Pure. */
import type { Design } from '#core/design/design.js';
import { allSections } from '#core/design/shared-sections.js';
import { iconsOf } from '#core/design/site-icon.js';
import { PICTURES } from '#core/limits/limits.js';

/** Characters of the pictures in sections, and of the icon, that are no files of an account. */
function picturesSize(design: Design): number {
  const images = allSections(design).flatMap(({ customData }) => Object.values(customData.images ?? {}));
  return [...images, ...iconsOf(design)].reduce(
    (sum, image) => sum + (image.startsWith('data:') ? image.length : 0),
    0,
  );
}

/** Whether a design can take the place of the one before. Where that has too many already, no more can be added. */
export function hasRoomFor(next: Design, before: Design): boolean {
  const size = picturesSize(next);
  return size <= PICTURES.guest.designChars || size <= picturesSize(before);
}
