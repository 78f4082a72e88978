/** Which pictures and files of pasted sections this account can use. */
import type { CustomData, Design, DesignSection } from '#core/design/design.js';
import { isFileReference } from '#core/design/file-reference.js';
import { isStockReference } from '#core/design/stock-reference.js';
import { allSections } from '#core/design/shared-sections.js';
import { mapSectionLinks, sectionLinks } from '#core/sections/section-links.js';

/** Looks up and keeps the files of pasted sections. Both reject where that fails. */
export interface FileSource {
  /** The references of all files that the account has for sections to show, or for links to lead to. */
  readonly own: (kind: 'picture' | 'linked') => Promise<ReadonlySet<string>>;
  /** Keeps a picture that is inside the text, as if its file were chosen; null where it is refused, which is said. */
  readonly store: (dataUrl: string) => Promise<string | null>;
}

export interface UsableSections {
  readonly sections: readonly DesignSection[];
  /** Pictures and files that were left out. */
  readonly missing: number;
}

const imagesOf = (sections: readonly DesignSection[]): string[] =>
  sections.flatMap(({ customData }) => Object.values(customData.images ?? {}));

const linkedFilesOf = (sections: readonly DesignSection[]): string[] =>
  sections.flatMap(({ customData }) => sectionLinks(customData)).filter(isFileReference);

/** A file that the design shows and a stock picture stay; any other file must be the account’s, or becomes it. */
export async function withUsableFiles(
  sections: readonly DesignSection[],
  design: Design,
  source: FileSource,
): Promise<UsableSections> {
  const present = allSections(design);
  const [pictures, linked] = await Promise.all([
    usable(imagesOf(sections), imagesOf(present), { own: () => source.own('picture'), store: source.store }),
    usable(linkedFilesOf(sections), linkedFilesOf(present), { own: () => source.own('linked'), store: noPicture }),
  ]);
  const placed = sections.map((section) => {
    const led = mapSectionLinks(section.customData, (link) =>
      isFileReference(link) ? (linked.get(link) ?? null) : link,
    );
    return { ...section, customData: withImages(led, pictures) };
  });
  const missing = [...pictures.values(), ...linked.values()].filter((kept) => kept === null).length;
  return { sections: placed, missing };
}

/** Each reference once, with what takes its place; null where it cannot be used. */
async function usable(
  references: readonly string[],
  present: readonly string[],
  { own, store }: { readonly own: () => Promise<ReadonlySet<string>>; readonly store: FileSource['store'] },
): Promise<ReadonlyMap<string, string | null>> {
  const known = new Set(present);
  const foreign = [...new Set(references)].filter((each) => !known.has(each) && !isStockReference(each));
  // One question about all of them: the text may name any number.
  const owned = foreign.some(isFileReference) ? await own() : new Set<string>();
  const kept = new Map<string, string | null>(references.map((reference) => [reference, reference]));
  for (const reference of foreign) {
    const isInText = reference.startsWith('data:image/');
    kept.set(reference, owned.has(reference) ? reference : isInText ? await store(reference) : null);
  }
  return kept;
}

/** A link leads to no picture that is inside the text. */
const noPicture = (): Promise<null> => Promise.resolve(null);

/** A slot whose picture is left out keeps nothing that was said of it. */
function withImages(data: CustomData, kept: ReadonlyMap<string, string | null>): CustomData {
  const { images } = data;
  if (!images) return data;
  const placed = Object.entries(images).map(([slot, image]) => [slot, kept.get(image) ?? null] as const);
  const gone = new Set(placed.filter(([, image]) => image === null).map(([slot]) => slot));
  const without = (record: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(record).filter(([slot]) => !gone.has(slot)));
  const { pictureTexts, focalPoints, crops } = data;
  return {
    ...data,
    images: Object.fromEntries(placed.flatMap(([slot, image]) => (image === null ? [] : [[slot, image]]))),
    ...(pictureTexts && { pictureTexts: without(pictureTexts) }),
    ...(focalPoints && { focalPoints: without(focalPoints) }),
    ...(crops && { crops: without(crops) }),
  };
}
