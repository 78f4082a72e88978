/**
 * Designs from outside name what the section library has (sitekit/known-names.ts): layouts, templates, fonts, and the
 * slots and lists of sections. Names that the stored design has already stay, so that a client can always send back
 * what it has read.
 */
import { isSectionType, parseLayoutId, SECTION_TYPES } from '#core/catalogue.js';
import type { DesignSection, WizardData } from '#core/design/design.js';
import { allSections } from '#core/design/shared-sections.js';
import { AppError } from '#core/errors/errors.js';
import type { FieldFault } from '#core/errors/field-faults.js';
import { isStockReference, stockNameOf, stockReference } from '#core/design/stock-reference.js';
import { FONTS, SLOT_NAME } from '#core/limits/limits.js';
import { isKnownName, NAMED_RECORDS, namesLike, type NamedRecord, type NamedSection } from '#sitekit/known-names.js';
import { layoutIdsOf } from '#sitekit/layouts/library.js';
import { RETIRED_TEMPLATES, TEMPLATES } from '#sitekit/index.js';
import { STOCK_NAMES, stockPicture } from '#sitekit/pictures/stock.js';
import { nearestName } from '#platform/nearest-name.js';
import { DESIGN_TEXTS } from './designs.messages.js';
import type { FiledDesign } from './known-files.js';

type Loose = Readonly<Record<string, unknown>>;

const record = (value: unknown): Loose =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Loose) : {};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A design that is stored, with its logo and the template that its wizard began from. */
export interface StoredDesign extends FiledDesign {
  readonly templateId?: string | null | undefined;
}

export const storedDesign = ({
  websiteFramework: { dynamicDesign, templateId },
  branding,
}: Pick<WizardData, 'websiteFramework' | 'branding'>) =>
  ({ design: dynamicDesign, templateId, branding }) satisfies StoredDesign;

/** A design from outside, not judged yet, with what its wizard names beside it. */
export interface GivenDesign {
  readonly design: unknown;
  readonly templateId?: unknown;
  readonly branding?: unknown;
}

/** The paths of these parts in the input. */
type Paths = Readonly<Record<keyof GivenDesign, string>>;

/** A name that the library does not have. */
export interface UnknownName {
  /** Tells the name from those of other kinds. */
  readonly key: string;
  readonly fault: () => FieldFault;
}

/** Longer names are left to the schema, which refuses them: nothing is searched for in them. */
const isJudged = (name: string): boolean => name.length <= SLOT_NAME;

/** So many faults are named at most. */
const MOST_NAMED = 100;

const LAYOUT_IDS = SECTION_TYPES.flatMap((type) => layoutIdsOf(type));
const OFFERED_TEMPLATES: readonly string[] = TEMPLATES.map(({ id }) => id);
const TEMPLATE_IDS: ReadonlySet<unknown> = new Set([...OFFERED_TEMPLATES, ...RETIRED_TEMPLATES]);
const RECORDS = Object.keys(NAMED_RECORDS) as NamedRecord[];

/** The unknown names of a design. Whatever else is wrong with it is left to its schema. */
export function unknownNames({ design, templateId, branding }: GivenDesign, at: Paths): UnknownName[] {
  const { fontFamily, headingFont } = record(branding);
  return [
    ...unknownTemplate(at.templateId, templateId),
    ...unknownId(`${at.branding}.fontFamily`, fontFamily, FONTS),
    ...unknownId(`${at.branding}.headingFont`, headingFont, FONTS),
    ...sectionsOf(design, at.design).flatMap(({ section, path }) => [
      ...unknownId(`${path}.sectionType`, section['sectionType'], SECTION_TYPES),
      ...unknownId(`${path}.layoutId`, section['layoutId'], LAYOUT_IDS),
      ...unknownTemplate(`${path}.template`, section['template']),
      ...unknownSlots(section, path),
      ...Object.entries(record(record(section['customData'])['images'])).flatMap(([slot, image]) =>
        unknownPicture(`${path}.customData.images.${slot}`, image),
      ),
    ]),
    ...list(record(design)['pages']).flatMap((page, pageAt) =>
      unknownPicture(`${at.design}.pages.${pageAt}.seo.image`, record(record(page)['seo'])['image']),
    ),
  ];
}

/** @throws AppError VALIDATION_ERROR with the path of each name that no stored design has, and the nearest one. */
export function refuseNewNames(unknown: readonly UnknownName[], stored: readonly StoredDesign[]): void {
  if (unknown.length === 0) return;
  const kept = keptNames(stored);
  const fields = unknown
    .filter(({ key }) => !kept.has(key))
    .slice(0, MOST_NAMED)
    .map(({ fault }) => fault());
  if (fields.length > 0) throw new AppError('VALIDATION_ERROR', { fields });
}

const templateKey = (id: unknown): string => `template ${String(id)}`;
const stockKey = (reference: unknown): string => `picture ${String(reference)}`;
const nameKey = (kind: NamedRecord, name: string): string => `${kind} ${name}`;

/** The key of an unknown picture. */
export const pictureKey = (slot: string): string => nameKey('images', slot);

/** The names of stored designs. A section may be copied or moved: a name counts wherever it is. */
function keptNames(stored: readonly StoredDesign[]): ReadonlySet<string> {
  return new Set(
    stored.flatMap(({ design, templateId }) => [
      templateKey(templateId),
      ...design.pages.flatMap(({ seo }) => (seo?.image ? [stockKey(seo.image)] : [])),
      ...allSections(design).flatMap(({ template, customData }) => [
        templateKey(template),
        ...Object.values(customData.images ?? {})
          .filter(isStockReference)
          .map(stockKey),
        ...RECORDS.flatMap((kind) => Object.keys(customData[kind] ?? {}).map((name) => nameKey(kind, name))),
      ]),
    ]),
  );
}

interface Placed {
  readonly section: Loose;
  readonly path: string;
}

function sectionsOf(design: unknown, at: string): Placed[] {
  const { pages, shared } = record(design);
  const inPages = list(pages).flatMap((page, pageAt) =>
    list(record(page)['sections']).map((section, index) => ({
      section: record(section),
      path: `${at}.pages.${pageAt}.sections.${index}`,
    })),
  );
  const inShared = Object.entries(record(shared)).map(([place, section]) => ({
    section: record(section),
    path: `${at}.shared.${place}`,
  }));
  return [...inPages, ...inShared];
}

function fault(path: string, given: string, names: readonly string[], what: string): FieldFault {
  const nearest = nearestName(given, names);
  return { path, message: DESIGN_TEXTS.withNearest(what, nearest), code: 'FIELD_UNKNOWN', nearest };
}

/** The schema judges what is no text, or was left out. */
function unknownId(path: string, id: unknown, names: readonly string[]): UnknownName[] {
  if (typeof id !== 'string' || !isJudged(id) || names.includes(id)) return [];
  return [{ key: `${path} ${id}`, fault: () => fault(path, id, names, DESIGN_TEXTS.unknownName) }];
}

/** An empty id names no template. */
function unknownTemplate(path: string, id: unknown): UnknownName[] {
  if (typeof id !== 'string' || id === '' || !isJudged(id) || TEMPLATE_IDS.has(id)) return [];
  const named = () => fault(path, id, OFFERED_TEMPLATES, DESIGN_TEXTS.unknownName);
  return [{ key: templateKey(id), fault: named }];
}

/** Names that no stock picture could have are left to the schema. */
function unknownPicture(path: string, image: unknown): UnknownName[] {
  if (typeof image !== 'string' || stockNameOf(image) === null || stockPicture(image)) return [];
  const named = () => fault(path, image, STOCK_NAMES.map(stockReference), DESIGN_TEXTS.unknownName);
  return [{ key: stockKey(image), fault: named }];
}

/** The slots of a section are judged once its type and layout are known. */
function unknownSlots(section: Loose, path: string): UnknownName[] {
  if (!isNamed(section)) return [];
  const customData = record(section.customData);
  return RECORDS.flatMap((kind) => {
    const what = kind === 'lists' ? DESIGN_TEXTS.unknownList : DESIGN_TEXTS.unknownName;
    return Object.keys(record(customData[kind]))
      .filter((name) => isJudged(name) && !isKnownName(section, kind, name))
      .map((name) => ({
        key: nameKey(kind, name),
        fault: () => fault(`${path}.customData.${kind}.${name}`, name, namesLike(section, kind, name), what),
      }));
  });
}

function isNamed(section: Loose): section is Loose & NamedSection & { readonly customData?: unknown } {
  const { sectionType, layoutId } = section;
  const isType = typeof sectionType === 'string' && isSectionType(sectionType);
  return isType && typeof layoutId === 'string' && parseLayoutId(layoutId) !== null;
}

/** Whether wizards may name this template. */
export const isKnownTemplate = (id: string): boolean => TEMPLATE_IDS.has(id);

/** The section without names that the library does not have: they show nothing. */
export function withKnownNames({ template, ...section }: DesignSection): DesignSection {
  const customData = Object.fromEntries(
    Object.entries(section.customData).map(([kind, given]) => {
      if (!isNamedRecord(kind)) return [kind, given];
      const known = Object.entries(given as object).filter(
        ([name, value]) => isKnownName(section, kind, name) && !(kind === 'images' && isGone(value)),
      );
      return [kind, Object.fromEntries(known)];
    }),
  );
  return { ...section, ...(template !== undefined && TEMPLATE_IDS.has(template) && { template }), customData };
}

/** Whether there is no stock picture of this name. */
const isGone = (image: unknown): boolean =>
  typeof image === 'string' && isStockReference(image) && stockPicture(image) === null;

const isNamedRecord = (kind: string): kind is NamedRecord => Object.hasOwn(NAMED_RECORDS, kind);
