/**
 * Reads what a client calls wizard data. The documents show two spellings of the domain step (`userInfo` and
 * `domains`) and two of the services (flags and a list); snake_case keys come from third parties through GraphQL.
 */
import { z } from 'zod';
import { excessOf, sizeOf, tooLargeSentence } from '#core/design/design-size.js';
import { wizardDataSchema, type Design, type WizardData } from '#core/design/design.js';
import { sectionsOfLayouts } from '#core/sections/selected-layouts.js';
import { allSections } from '#core/design/shared-sections.js';
import { AppError } from '#core/errors/errors.js';
import { DEFAULT_EXTENSION, labelOfTyped, ownedName } from '#core/sites/domain-name.js';
import { parseInput } from '#platform/input.js';
import { toCamelCase } from '#platform/http/case.js';
import { DESIGN_TEXTS } from './designs.messages.js';
import { pictureKey, refuseNewNames, unknownNames, type StoredDesign } from './known-names.js';
import { assertLinks } from './links.js';

type Loose = Record<string, unknown>;

function record(value: unknown): Loose {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Loose) : {};
}

/** `name.ir` typed whole becomes `name`; anything else is left for the schema to judge. */
function domainLabel(value: unknown, extension: unknown): unknown {
  if (typeof value !== 'string') return value;
  return labelOfTyped(value, typeof extension === 'string' ? extension : DEFAULT_EXTENSION);
}

/** The name that a customer owns, whole or with its extension beside it; what is no name is left for the schema. */
function ownedNameOf(info: Loose): Loose {
  const { domain, domainExtension } = info;
  if (typeof domain !== 'string') return info;
  const extension = typeof domainExtension === 'string' ? domainExtension : DEFAULT_EXTENSION;
  const name = ownedName(domain.includes('.') ? domain : domain + extension);
  return name ? { ...info, domain: name.label, domainExtension: name.extension } : info;
}

function userInfoOf(data: Loose): Loose {
  const domains = record(data['domains']);
  const given: Loose = { ...domains, ...record(data['userInfo']) };
  const info = { ...given, domain: given['domain'] ?? domains['primaryDomain'] };
  if (given['ownsDomain'] === true) return ownedNameOf(info);
  return { ...info, domain: domainLabel(info.domain, given['domainExtension']) };
}

/** An empty logo is no logo: it must not cost anything. */
function brandingOf(value: unknown): unknown {
  const branding = record(value);
  return { ...branding, logo: branding['logo'] === '' ? null : branding['logo'] };
}

/** The canvas named for the whole design is that of each page without its own. */
function onCanvas(page: unknown, canvasDimensions: unknown): unknown {
  const isOpen = canvasDimensions !== undefined && canvasDimensions !== null;
  const isPage = page !== null && typeof page === 'object' && !Array.isArray(page);
  return isOpen && isPage ? { canvasDimensions, ...page } : page;
}

/** `<section id>.<slot>`, as the record of uploaded pictures names them. */
const PLACE = /^(.+)\.([^.]+)$/;

/**
 * A picture that is named for a slot of a section is placed there, unless the section already has another one there.
 */
function withUploads(section: unknown, uploads: Loose): unknown {
  const { id, customData } = record(section);
  const places = Object.entries(uploads).flatMap(([key, image]) => {
    const [, sectionId, slot] = PLACE.exec(key) ?? [];
    return sectionId === id && slot !== undefined ? [[slot, image] as const] : [];
  });
  if (places.length === 0) return section;
  const custom = record(customData);
  const images = { ...Object.fromEntries(places), ...record(custom['images']) };
  return { ...record(section), customData: { ...custom, images } };
}

/** S-230: the pictures in `uploadedImages` are shown. */
function placeUploads(value: unknown): unknown {
  const framework = record(value);
  const uploads = record(framework['uploadedImages']);
  const design = record(framework['dynamicDesign']);
  if (Object.keys(uploads).length === 0 || !Array.isArray(design['pages'])) return value;
  const shared = Object.entries(record(design['shared'])).map(([place, section]) => [
    place,
    withUploads(section, uploads),
  ]);
  const pages = design['pages'].map((page: unknown) => {
    const { sections } = record(page);
    if (!Array.isArray(sections)) return page;
    return { ...record(page), sections: sections.map((section: unknown) => withUploads(section, uploads)) };
  });
  const drawn = { ...design, pages, ...(shared.length > 0 && { shared: Object.fromEntries(shared) }) };
  return { ...framework, dynamicDesign: drawn };
}

/** @throws AppError VALIDATION_ERROR naming each picture without a section: it would be shown nowhere. */
function assertPlaced({ websiteFramework: { dynamicDesign, uploadedImages } }: WizardData): void {
  const ids = new Set(allSections(dynamicDesign).map(({ id }) => id));
  const lost = Object.keys(uploadedImages).filter((key) => !ids.has(PLACE.exec(key)?.[1] ?? ''));
  if (lost.length === 0) return;
  const path = 'wizardData.websiteFramework.uploadedImages';
  const fields = lost.map((key) => ({ path: `${path}.${key}`, message: DESIGN_TEXTS.pictureWithoutPlace }));
  throw new AppError('VALIDATION_ERROR', { fields });
}

/**
 * A wizard that names layouts but has no sections gets its sections from them (S-107): it is priced and ordered alike.
 */
function frameworkOf(value: unknown): unknown {
  const framework = record(value);
  const design = record(framework['dynamicDesign']);
  const given: unknown[] = Array.isArray(design['pages']) ? design['pages'] : [];
  const pages = given.map((page) => onCanvas(page, framework['canvasDimensions']));
  const hasSections =
    Object.values(record(design['shared'])).some(Boolean) ||
    pages.some((page) => [record(page)['sections']].flat().some((section) => section !== undefined));
  const sections = hasSections ? [] : sectionsOfLayouts(record(framework['selectedLayouts']));
  if (sections.length === 0) return given.length === 0 ? value : { ...framework, dynamicDesign: { ...design, pages } };
  const [first, ...others] = pages;
  const main = { id: 'main', name: DESIGN_TEXTS.mainPage, ...record(first), sections };
  return { ...framework, dynamicDesign: { currentPageId: main.id, ...design, pages: [main, ...others] } };
}

/** Every documented spelling brought to the one of `wizardDataSchema`. Judges nothing. */
export function normalizeWizardData(raw: unknown): Loose {
  const data = record(toCamelCase(raw));
  const services = data['additionalServices'];
  return {
    ...data,
    userInfo: userInfoOf(data),
    ...(data['websiteFramework'] !== undefined && {
      websiteFramework: placeUploads(frameworkOf(data['websiteFramework'])),
    }),
    ...(data['branding'] !== undefined && { branding: brandingOf(data['branding']) }),
    ...(Array.isArray(services) && { additionalServices: {}, additionalServicesList: services }),
  };
}

/**
 * A stored design or wizard may not be a novel; its new pictures are counted apart, with the limits that the browser
 * knows. `pages`: those of its design. @throws AppError VALIDATION_ERROR at `path`, naming the largest section.
 */
export function assertSnapshotSize(value: unknown, path: string, pages: Design['pages']): void {
  const excess = excessOf(sizeOf(value));
  if (excess === null) return;
  const message = excess === 'text' ? tooLargeSentence(pages) : DESIGN_TEXTS.tooManyPictures;
  throw new AppError('VALIDATION_ERROR', { fields: [{ path, message }] });
}

const PATHS = {
  design: 'wizardData.websiteFramework.dynamicDesign',
  templateId: 'wizardData.websiteFramework.templateId',
  branding: 'wizardData.branding',
};

/**
 * A whole wizard, ready to be ordered. `stored`: the designs that it may have been read from.
 * @throws AppError VALIDATION_ERROR naming `wizardData.…` fields.
 */
export function parseWizardData(raw: unknown, stored: readonly StoredDesign[] = []): WizardData {
  const normalized = normalizeWizardData(raw);
  const { templateId, dynamicDesign, uploadedImages } = record(normalized['websiteFramework']);
  const given = { design: dynamicDesign, templateId, branding: normalized['branding'] };
  // The documents leave the names of uploaded pictures free.
  const uploaded = new Set(Object.keys(record(uploadedImages)).map((key) => pictureKey(PLACE.exec(key)?.[2] ?? '')));
  refuseNewNames(
    unknownNames(given, PATHS).filter(({ key }) => !uploaded.has(key)),
    stored,
  );
  const { wizardData } = parseInput(z.object({ wizardData: wizardDataSchema }), { wizardData: normalized });
  assertPlaced(wizardData);
  assertLinks(wizardData.websiteFramework.dynamicDesign, PATHS.design);
  // The logo leaves the record for the file store before it is kept, so it does not count here.
  assertSnapshotSize({ ...wizardData, branding: null }, 'wizardData', wizardData.websiteFramework.dynamicDesign.pages);
  return wizardData;
}
