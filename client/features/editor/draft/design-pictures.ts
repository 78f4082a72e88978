/** The pictures in a design that are still in the browser (`data:`), and putting the account's in their place. Pure. */
import type { Design } from '#core/design/design.js';
import { allSections, mapSections } from '#core/design/shared-sections.js';
import { iconsOf, withIcon } from '#core/design/site-icon.js';
import { fingerprintOf } from '#client/lib/fingerprint.js';

/** The key under which the browser keeps an original. */
export const pictureKey = (picture: string): string => fingerprintOf(picture);

/** Each once. */
export function picturesOfGuest(design: Design): readonly string[] {
  const images = allSections(design).flatMap(({ customData }) => Object.values(customData.images ?? {}));
  return [...new Set([...images, ...iconsOf(design)].filter((image) => image.startsWith('data:')))];
}

/** Pictures in the browser with the references that the account keeps them under. */
export type SentPictures = ReadonlyMap<string, string>;

/** The design itself where it has none of them. */
export function withSentPictures(design: Design, sent: SentPictures): Design {
  if (!picturesOfGuest(design).some((picture) => sent.has(picture))) return design;
  const drawn = mapSections(design, (section) => {
    const { images } = section.customData;
    if (!images) return section;
    const named = Object.entries(images).map(([slot, image]) => [slot, sent.get(image) ?? image] as const);
    return { ...section, customData: { ...section.customData, images: Object.fromEntries(named) } };
  });
  return withIcon(drawn, (icon) => sent.get(icon) ?? icon);
}
