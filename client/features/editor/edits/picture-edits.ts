/** Edits of a picture wherever a design shows it. Pure. */
import type { CustomData, Design, DesignPage } from '#core/design/design.js';
import { isFileReference } from '#core/design/file-reference.js';
import { mapSections } from '#core/design/shared-sections.js';
import { withIcon } from '#core/design/site-icon.js';
import { isStockReference } from '#core/design/stock-reference.js';
import type { DesignDraft } from '../draft/design-draft.js';
import { editContent } from './design-edits.js';
import type { EditorAction } from './editor-actions.js';

type ContentEdit = Extract<EditorAction, { type: 'contentEdited' }>;

/** A stock picture (`stock:<name>`), and what is known of it. */
export interface PlacedStock {
  readonly image: string;
  readonly alt: string;
  readonly focal: string;
}

/** The design with a stock picture in a slot, described and with its important point. */
export function placeStock(
  design: Design,
  place: Pick<ContentEdit, 'sectionId' | 'slot'>,
  { image, alt, focal }: PlacedStock,
): Design {
  const entries = { images: image, pictureTexts: alt, focalPoints: focal } as const;
  return (['images', 'pictureTexts', 'focalPoints'] as const).reduce(
    (edited, kind) => editContent(edited, { ...place, kind, value: entries[kind] }),
    design,
  );
}

/** The stock pictures that the page of a section shows; those of all pages where each page shows it. */
export function stockBeside({ pages, shared }: Design, sectionId: string): ReadonlySet<string> {
  const own = pages.filter(({ sections }) => sections.some(({ id }) => id === sectionId));
  const sections = [...(own.length > 0 ? own : pages).flatMap((page) => page.sections), ...Object.values(shared ?? {})];
  const images = sections.flatMap((section) => Object.values(section?.customData.images ?? {}));
  return new Set(images.filter(isStockReference));
}

/** The entries about a picture, which go with it. */
const ABOUT = ['pictureTexts', 'focalPoints', 'crops'] as const;

function without(record: Readonly<Record<string, string>>, slots: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([slot]) => !slots.has(slot)));
}

/** `to`: null leaves the place empty. */
function replaceIn(data: CustomData, from: string, to: string | null): CustomData {
  const images = Object.entries(data.images ?? {});
  const slots = new Set(images.flatMap(([slot, image]) => (image === from ? [slot] : [])));
  if (slots.size === 0) return data;
  const { pictureTexts: _texts, focalPoints: _points, crops: _crops, ...others } = data;
  const about = ABOUT.flatMap((kind) => {
    const left = without(data[kind] ?? {}, slots);
    return Object.keys(left).length > 0 ? [[kind, left] as const] : [];
  });
  const replaced = images.flatMap(([slot, image]) => {
    const next = image === from ? to : image;
    return next === null ? [] : [[slot, next] as const];
  });
  return { ...others, ...Object.fromEntries(about), images: Object.fromEntries(replaced) };
}

/** The picture of shared links is one of the account: a guest's stays what it was. */
function replaceShared(page: DesignPage, from: string, to: string | null): DesignPage {
  if (page.seo?.image !== from || (to !== null && !isFileReference(to))) return page;
  const { image: _, ...seo } = page.seo;
  return { ...page, seo: to === null ? seo : { ...seo, image: to } };
}

/** The design with another picture, or with none (null), in every place of one; itself where it has no such place. */
function inEveryPlace(design: Design, from: string, to: string | null): Design {
  let isChanged = false;
  const replaced = mapSections(design, (section) => {
    const customData = replaceIn(section.customData, from, to);
    if (customData === section.customData) return section;
    isChanged = true;
    return { ...section, customData };
  });
  const pages = replaced.pages.map((page) => {
    const next = replaceShared(page, from, to);
    isChanged ||= next !== page;
    return next;
  });
  return withIcon(isChanged ? { ...replaced, pages } : design, (icon) => (icon === from ? to : icon));
}

/** The design with another picture in every place of a picture: in sections, for shared links and as the icon. */
export const replacePicture = (design: Design, from: string, to: string): Design =>
  from === to ? design : inEveryPlace(design, from, to);

/** The design without a picture in any of these places. */
export const withoutPicture = (design: Design, image: string): Design => inEveryPlace(design, image, null);

/** The parts of a draft that show pictures. */
export type ShowsPictures = Pick<DesignDraft, 'design' | 'branding'>;

/** A draft without a picture, also where it is the logo. */
export function withoutPictureAnywhere({ design, branding }: ShowsPictures, image: string): ShowsPictures {
  return {
    design: withoutPicture(design, image),
    branding: branding.logo === image ? { ...branding, logo: null } : branding,
  };
}
