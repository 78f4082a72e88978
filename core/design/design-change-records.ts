/** The differences between two designs of a site, as data. Their words are in design-changes.ts. Pure. */
import type { DesignSettings } from './design-settings.js';
import type { Branding, CustomData, Design, DesignPage, DesignSection } from './design.js';
import type { SectionType } from '../catalogue.js';
import { LOOK_KEYS, lookValue } from './look.js';
import { sharedSections } from './shared-sections.js';

export interface ComparedDesign {
  readonly websiteFramework: { readonly dynamicDesign: Design };
  readonly branding: Branding;
}

/** The parts of a section's data that are compared, each with what counts as it. */
const PARTS = {
  texts: ['texts', 'confirmed'],
  images: ['images', 'pictureTexts', 'focalPoints', 'crops', 'videos'],
  links: ['links'],
  lists: ['lists'],
  style: ['style'],
  forms: ['forms'],
} as const satisfies Record<string, readonly (keyof CustomData)[]>;

export type ChangedPart = keyof typeof PARTS;

/** The kinds of changes with their meanings. The names are stable: programs store them. */
export const DESIGN_CHANGE_KINDS = {
  custom_code: 'One of the two is custom code, which is not compared.',
  facts: 'The facts of the site.',
  search_settings: 'The settings for search engines.',
  share_buttons: 'The buttons to share a page.',
  menu: 'The own menu of the site.',
  announcement: 'The announcement above the header.',
  icon: 'The icon of the site.',
  not_found_page: 'The own words of the page that answers unknown addresses.',
  redirects: 'The redirects of the owner.',
  seals: 'The trust seals of the site.',
  page_added: 'A page was added.',
  page_removed: 'A page was removed.',
  pages_reordered: 'The pages have another order.',
  page_renamed: 'A page has another name: from `before` to `after`.',
  page_search_fields: 'The title, description, picture or address of a page for search engines.',
  section_added: 'A section was added.',
  section_removed: 'A section was removed.',
  sections_reordered: 'The sections of a page have another order.',
  section_layout: 'A section has another layout, or a full page another template: from `before` to `after`.',
  section_visibility: 'A section is hidden on another device, or on none.',
  section_anchor: 'The word that links to a section end with: from `before` to `after`.',
  section_texts: 'Texts of a section: those of `fields`.',
  section_images: 'Pictures of a section: those of `fields`.',
  section_links: 'Links of a section: those of `fields`.',
  section_lists: 'Lists of a section: those of `fields`.',
  section_style: 'The style of a section: what `fields` name.',
  section_forms: 'The own fields of the forms of a section.',
  primary_color: 'The main colour of the site: from `before` to `after`.',
  second_color: 'The second colour of the site: from `before` to `after`, empty for none.',
  font: 'The font of the site: from `before` to `after`.',
  heading_font: 'The font of headings: from `before` to `after`.',
  look: 'The look of the whole site: what `fields` name.',
  logo_added: 'A logo was added.',
  logo_removed: 'The logo was removed.',
  logo_changed: 'There is another logo.',
} as const;

export type DesignChangeKind = keyof typeof DESIGN_CHANGE_KINDS;

/** One difference. */
export interface DesignChange {
  readonly kind: DesignChangeKind;
  /** The page where it is, as it is called now, or was called where it is gone. Left out: it is about all pages. */
  readonly page?: Pick<DesignPage, 'id' | 'name'>;
  /** The section that it is about. */
  readonly section?: { readonly id: string; readonly type: SectionType };
  /** Slots, lists or settings, by their names in the design. */
  readonly fields?: readonly string[];
  readonly before?: string;
  readonly after?: string;
}

/** Facts, pages and what they share, menu, settings, brand. Empty where nothing that is shown differs. */
export function compareDesigns(before: ComparedDesign, after: ComparedDesign): readonly DesignChange[] {
  const [first, second] = [before.websiteFramework.dynamicDesign, after.websiteFramework.dynamicDesign];
  const [old, now] = [first.pages, second.pages];
  return [
    ...partChange('facts', first.facts, second.facts),
    ...partChange('search_settings', first.head, second.head),
    ...(same(first.share ?? [], second.share ?? []) ? [] : [{ kind: 'share_buttons' } as const]),
    ...(same(first.menu ?? null, second.menu ?? null) ? [] : [{ kind: 'menu' } as const]),
    ...settingsChanges(first, second),
    ...pageListChanges(old, now),
    ...sectionChanges(sharedSections(first), sharedSections(second)),
    ...now.flatMap((page) => pageChanges(old, page)),
    ...brandChanges(before.branding, after.branding),
  ];
}

function partChange(kind: 'facts' | 'search_settings', old: object = {}, now: object = {}): DesignChange[] {
  return same(old, now) ? [] : [{ kind, fields: changedKeys(old, now) }];
}

/** The parts of the settings of a site, and the kind of a change of each. */
const SETTINGS = {
  announcement: 'announcement',
  icon: 'icon',
  notFound: 'not_found_page',
  redirects: 'redirects',
  seals: 'seals',
} as const satisfies Record<keyof DesignSettings, DesignChangeKind>;

function settingsChanges({ settings: old = {} }: Design, { settings: now = {} }: Design): DesignChange[] {
  const parts = Object.keys(SETTINGS) as (keyof DesignSettings)[];
  return parts.filter((part) => !same(old[part] ?? null, now[part] ?? null)).map((part) => ({ kind: SETTINGS[part] }));
}

const find = <Each extends { readonly id: string }>(list: readonly Each[], id: string): Each | undefined =>
  list.find((each) => each.id === id);

const idsIn = <Each extends { readonly id: string }>(list: readonly Each[], other: readonly Each[]): string =>
  list.flatMap(({ id }) => (find(other, id) ? [id] : [])).join('\n');

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The names whose values differ, those of the first record before those that only the second has. */
function changedKeys(old: object, now: object): string[] {
  const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(now))];
  const empty = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !same(empty(before.get(name)), empty(after.get(name))),
  );
}

/** Keys in one order, without what is empty: a database keeps them in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== '');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]));
}

const placeOf = ({ id, name }: DesignPage) => ({ id, name });

function pageListChanges(old: readonly DesignPage[], now: readonly DesignPage[]): DesignChange[] {
  const added = now
    .filter(({ id }) => !find(old, id))
    .map((page) => ({ kind: 'page_added', page: placeOf(page) }) as const);
  const removed = old
    .filter(({ id }) => !find(now, id))
    .map((page) => ({ kind: 'page_removed', page: placeOf(page) }) as const);
  const isMoved = idsIn(old, now) !== idsIn(now, old);
  return [...added, ...removed, ...(isMoved ? [{ kind: 'pages_reordered' } as const] : [])];
}

function pageChanges(old: readonly DesignPage[], now: DesignPage): DesignChange[] {
  const before = find(old, now.id);
  if (!before) return [];
  const page = placeOf(now);
  const [oldSeo, seo] = [before.seo ?? {}, now.seo ?? {}];
  return [
    ...(before.name === now.name
      ? []
      : [{ kind: 'page_renamed', page, before: before.name, after: now.name } as const]),
    ...(same(oldSeo, seo) ? [] : [{ kind: 'page_search_fields', page, fields: changedKeys(oldSeo, seo) } as const]),
    ...sectionChanges(before.sections, now.sections, page),
  ];
}

/** Without a page they are on all pages. */
function sectionChanges(
  old: readonly DesignSection[],
  now: readonly DesignSection[],
  page?: Pick<DesignPage, 'id' | 'name'>,
): DesignChange[] {
  const at = page ? { page } : {};
  const about = ({ id, sectionType }: DesignSection) => ({ ...at, section: { id, type: sectionType } });
  const added = now
    .filter(({ id }) => !find(old, id))
    .map((each) => ({ kind: 'section_added', ...about(each) }) as const);
  const removed = old
    .filter(({ id }) => !find(now, id))
    .map((each) => ({ kind: 'section_removed', ...about(each) }) as const);
  const isMoved = idsIn(old, now) !== idsIn(now, old);
  const moved = isMoved ? [{ kind: 'sections_reordered', ...at } as const] : [];
  const inside = now.flatMap((each) => {
    const before = find(old, each.id);
    return before ? contentChanges(before, each).map((change) => ({ ...change, ...about(each) })) : [];
  });
  return [...added, ...removed, ...moved, ...inside];
}

function contentChanges(before: DesignSection, after: DesignSection): DesignChange[] {
  const named = { kind: 'section_anchor', before: before.anchor ?? '', after: after.anchor ?? '' } as const;
  return [
    ...layoutChange(before, after),
    ...(before.hiddenOn === after.hiddenOn ? [] : [{ kind: 'section_visibility' } as const]),
    ...(before.anchor === after.anchor ? [] : [named]),
    ...(Object.keys(PARTS) as ChangedPart[]).flatMap((part) => {
      const fields = changedFields(part, before, after);
      return fields === null ? [] : [{ kind: `section_${part}` as const, fields }];
    }),
  ];
}

/** The template of a full page, which has its parts; any other section is drawn by its layout alone. */
const templateOf = ({ sectionType, template }: DesignSection) => (sectionType === 'full_page' ? template : undefined);

function layoutChange(before: DesignSection, after: DesignSection): DesignChange[] {
  const kind = 'section_layout';
  if (before.layoutId !== after.layoutId) return [{ kind, before: before.layoutId, after: after.layoutId }];
  const [old, now] = [templateOf(before), templateOf(after)];
  return old === now ? [] : [{ kind, before: old ?? before.layoutId, after: now ?? after.layoutId }];
}

/** The names in a part of a section that differ; null where the part is the same. Forms have no names of their own. */
function changedFields(part: ChangedPart, before: DesignSection, after: DesignSection): string[] | null {
  const pairs = PARTS[part].map((each) => [before.customData[each] ?? {}, after.customData[each] ?? {}] as const);
  if (pairs.every(([old, now]) => same(old, now))) return null;
  return [...new Set(pairs.flatMap(([old, now]) => (part === 'forms' ? [] : changedKeys(old, now))))];
}

function brandChanges(before: Branding, after: Branding): DesignChange[] {
  const changes: DesignChange[] = [];
  const changed = (kind: DesignChangeKind, old: string, now: string): void => {
    if (old !== now) changes.push({ kind, before: old, after: now });
  };
  changed('primary_color', before.primaryColor.toLowerCase(), after.primaryColor.toLowerCase());
  changed('second_color', before.secondColor?.toLowerCase() ?? '', after.secondColor?.toLowerCase() ?? '');
  changed('font', before.fontFamily, after.fontFamily);
  const headings = (brand: Branding) => brand.headingFont ?? brand.fontFamily;
  if (before.fontFamily === after.fontFamily) changed('heading_font', headings(before), headings(after));
  const look = LOOK_KEYS.filter((key) => lookValue(before.look, key) !== lookValue(after.look, key));
  if (look.length > 0) changes.push({ kind: 'look', fields: look });
  if (before.logo !== after.logo) changes.push({ kind: logoChange(before.logo, after.logo) });
  return changes;
}

function logoChange(before: string | null, after: string | null): DesignChangeKind {
  if (before === null) return 'logo_added';
  return after === null ? 'logo_removed' : 'logo_changed';
}
