/** Edits of a picture wherever a design shows it. Pure. */
import type { CustomData, Design, DesignPage } from '#core/design/design.js';
import { mapSections } from '#core/design/shared-sections.js';

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
function replaceShared(page: DesignPage, from: string, to: string): DesignPage {
  return page.seo?.image === from && to.startsWith('file:') ? { ...page, seo: { ...page.seo, image: to } } : page;
}

/** Another picture in every place of a picture; the design itself where it has none. */
export function replacePicture(design: Design, from: string, to: string): Design {
  if (from === to) return design;
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
  return isChanged ? { ...replaced, pages } : design;
}

/** The design without a picture, in sections and for shared links. */
export function removePicture(design: Design, image: string): Design {
  const left = mapSections(design, (section) => ({
    ...section,
    customData: replaceIn(section.customData, image, null),
  }));
  const pages = left.pages.map((page) => {
    const { image: shared, ...others } = page.seo ?? {};
    return shared === image ? { ...page, seo: others } : page;
  });
  return { ...left, pages };
}
