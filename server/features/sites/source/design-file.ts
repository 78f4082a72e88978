/**
 * `design.json`: the design of a site, in a form of its own that stays readable when the wizard changes. Pictures and
 * files that links lead to are named by their paths beside it (`originals/…`, `files/…`), so that equal designs are
 * equal bytes whoever owns them. Described for its readers in docs/design-file.md.
 */
import { z } from 'zod';
import { designFactsSchema, type DesignFacts } from '#core/design/design-facts.js';
import { designHeadSchema } from '#core/design/design-head.js';
import { isStoredLink, type IsLink } from '#core/design/design-link.js';
import { menuSchemaOf } from '#core/design/design-menu.js';
import { shareLinksSchema } from '#core/design/design-share.js';
import { settingsSchemaOf } from '#core/design/design-settings.js';
import {
  brandingSchema,
  pageSchema,
  sharedSchema,
  siteTypeSchema,
  type DesignPage,
  type DesignSection,
  type WizardData,
} from '#core/design/design.js';
import { FACTS } from '#core/design/fact-rules.js';
import { isStockReference } from '#core/design/stock-reference.js';
import { DESIGN, TEXT } from '#core/limits/limits.js';
import { linkedFileName, linkedFiles, renameLinkedFiles, renameSiteFiles } from '#core/sections/linked-files.js';
import { allSections, mapSections } from '#core/design/shared-sections.js';
import { iconsOf, withIcon } from '#core/design/site-icon.js';
import { cut } from '#core/text/cut.js';

export const DESIGN_FILE = 'design.json';
export const ORIGINALS = 'originals/';

const picture = z.string().max(200);

/** A file is named by its path beside the design. */
const isLink: IsLink = (to) => isStoredLink(to) || linkedFileName(to) !== null;

/** Version 1. A change that older readers would misread gets another number. */
export const designFileSchema = z.object({
  format: z.literal('barpa-design'),
  version: z.literal(1),
  /** Derived from the facts, for readers without support for them. Empty: the sample name of the trade. */
  siteName: z.string().max(TEXT.name).default(''),
  siteType: siteTypeSchema,
  method: z.enum(['template', 'dynamic']).nullable().default(null),
  /** The id of one of the wizard's templates; with `siteType` it says the trade. */
  templateId: z.string().max(60).nullable().default(null),
  branding: brandingSchema.extend({ logo: picture.nullable().default(null) }),
  facts: designFactsSchema,
  head: designHeadSchema,
  share: shareLinksSchema,
  menu: menuSchemaOf(isLink),
  settings: settingsSchemaOf(isLink, () => true),
  /** The first is the index. */
  pages: z.array(pageSchema).min(1).max(DESIGN.maxPages),
  shared: sharedSchema,
});
export type DesignFile = z.output<typeof designFileSchema>;

/** The new reference of a picture; null where it is gone. */
export type Renamed = (reference: string) => string | null;

/** Stock pictures keep their names. */
const withStock =
  (renamed: Renamed): Renamed =>
  (reference) =>
    isStockReference(reference) ? reference : renamed(reference);

function inSection(section: DesignSection, renamed: Renamed): DesignSection {
  const { images } = section.customData;
  if (!images) return section;
  const kept = Object.entries(images).flatMap(([slot, image]) => {
    const name = renamed(image);
    return name === null ? [] : [[slot, name] as const];
  });
  return { ...section, customData: { ...section.customData, images: Object.fromEntries(kept) } };
}

function inHead({ seo, ...page }: DesignPage, renamed: Renamed): DesignPage {
  if (!seo) return page;
  const { image, ...words } = seo;
  const social = image === undefined ? null : renamed(image);
  return { ...page, seo: { ...words, ...(social !== null && { image: social }) } };
}

/** The parts of a design that name pictures and files. */
type Pictured = Pick<DesignFile, 'branding' | 'pages' | 'shared' | 'menu' | 'settings'>;

/**
 * Brand, sections, menu and settings with each picture and each linked file under the name that `renamed` and `linked`
 * give it; without those they give none.
 */
export function renamePictures(design: Pictured, renamed: Renamed, linked: Renamed = renamed) {
  const { branding, pages, shared, menu, settings } = design;
  const drawn = mapSections({ pages, ...(shared && { shared }) }, (section) => {
    const { customData, ...rest } = inSection(section, withStock(renamed));
    return { ...rest, customData: renameLinkedFiles(customData, linked) };
  });
  return {
    branding: { ...branding, logo: branding.logo && renamed(branding.logo) },
    drawn: {
      ...drawn,
      pages: drawn.pages.map((page) => inHead(page, withStock(renamed))),
      ...withIcon(renameSiteFiles({ menu, settings }, linked), renamed),
    },
  };
}

/** The design as a file, each picture and linked file under the names that `renamed` and `linked` give. */
export function designFileOf(data: WizardData, renamed: Renamed, linked: Renamed): DesignFile {
  const { dynamicDesign, method, templateId } = data.websiteFramework;
  const { branding, drawn } = renamePictures({ ...dynamicDesign, branding: data.branding }, renamed, linked);
  return designFileSchema.parse({
    format: 'barpa-design',
    version: 1,
    siteName: dynamicDesign.facts?.name ?? '',
    siteType: data.siteType,
    method: method ?? null,
    templateId: templateId ?? null,
    facts: dynamicDesign.facts,
    head: dynamicDesign.head,
    share: dynamicDesign.share,
    branding,
    ...drawn,
  });
}

/** Files of earlier versions have the name of the site and no facts. */
function factsOf({ facts, siteName }: DesignFile): DesignFacts | undefined {
  const name = cut(siteName.trim(), FACTS.name);
  return facts ?? (name === '' ? undefined : { name });
}

/** Its wizard form; it contains neither the address of the site nor prices. */
export function wizardOfDesignFile(file: DesignFile, renamed: Renamed) {
  const { siteType, method, templateId, head, share } = file;
  const facts = factsOf(file);
  const { branding, drawn } = renamePictures(file, renamed);
  return {
    siteType,
    websiteFramework: {
      ...(method && { method }),
      ...(templateId !== null && { templateId }),
      dynamicDesign: {
        ...drawn,
        currentPageId: drawn.pages[0]?.id,
        ...(facts && { facts }),
        ...(head && { head }),
        ...(share && { share }),
      },
    },
    branding,
  };
}

/** Every linked file that is named, each once. */
export function linkedFilesOf({ pages, shared, menu, settings }: Omit<Pictured, 'branding'>): string[] {
  return linkedFiles(allSections({ pages, ...(shared && { shared }) }), { menu, settings });
}

/** Every picture beside the design that is named, each once, in the order in which it is met. */
export function picturesOf({ branding, pages, shared, settings }: Omit<Pictured, 'menu'>): string[] {
  const sections = allSections({ pages, ...(shared && { shared }) });
  const shown = sections.flatMap(({ customData }) => Object.values(customData.images ?? {}));
  const social = pages.flatMap(({ seo }) => seo?.image ?? []);
  const logo = branding.logo === null ? [] : [branding.logo];
  const named = [...logo, ...shown, ...social, ...iconsOf({ settings })];
  return [...new Set(named)].filter((each) => !isStockReference(each));
}

/** Writes text whose names are in order: equal designs are equal bytes. */
export function writeDesignFile(file: DesignFile): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(inOrder(file), null, 2)}\n`);
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, inOrder(each)]));
}
