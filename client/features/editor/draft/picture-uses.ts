/** Where a design shows the customer's own pictures. Pure. */
import type { Design, DesignSection } from '#core/design/design.js';
import { isFileReference } from '#core/design/file-reference.js';
import { iconsOf } from '#core/design/site-icon.js';
import type { DesignDraft } from './design-draft.js';

/** A place that shows a picture. `pageId` is null for what is shared by all pages. */
export type PictureUse =
  | {
      readonly kind: 'section';
      readonly pageId: string | null;
      readonly section: DesignSection;
      readonly slot: string;
    }
  /** The picture of shared links of a page. */
  | { readonly kind: 'share'; readonly pageId: string }
  | { readonly kind: 'logo' }
  /** The icon of the site. */
  | { readonly kind: 'icon' };

const isOwn = (image: string): boolean => isFileReference(image) || image.startsWith('data:');

function usesOfSection(pageId: string | null, section: DesignSection): [string, PictureUse][] {
  const images = Object.entries(section.customData.images ?? {}).filter(([, image]) => isOwn(image));
  return images.map(([slot, image]) => [image, { kind: 'section', pageId, section, slot }]);
}

function usesOfDesign({ shared, pages, settings }: Design): [string, PictureUse][] {
  const ofPages = pages.flatMap(({ id, sections, seo }): [string, PictureUse][] => [
    ...sections.flatMap((section) => usesOfSection(id, section)),
    ...(seo?.image ? [[seo.image, { kind: 'share', pageId: id }] satisfies [string, PictureUse]] : []),
  ]);
  return [
    ...(shared?.header ? usesOfSection(null, shared.header) : []),
    ...ofPages,
    ...(shared?.footer ? usesOfSection(null, shared.footer) : []),
    ...iconsOf({ settings }).map((icon): [string, PictureUse] => [icon, { kind: 'icon' }]),
  ];
}

/** The places of each picture, in the order of the site. */
export function pictureUses({
  design,
  branding,
}: Pick<DesignDraft, 'design' | 'branding'>): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  const logo: [string, PictureUse][] = branding.logo ? [[branding.logo, { kind: 'logo' }]] : [];
  for (const [image, use] of [...usesOfDesign(design), ...logo]) uses.set(image, [...(uses.get(image) ?? []), use]);
  return uses;
}
