/** What differs between two designs of a site, in the customer's words. Pure; bounded in length. */
import type { Branding, Design, DesignPage, DesignSection } from './design.js';
import { toPersianDigits } from '../text/digits.js';
import { LOOK_KEYS, lookValue } from './look.js';
import { SECTION_NAMES } from '../sections/section-names.js';
import { sharedSections } from './shared-sections.js';

export interface ComparedDesign {
  readonly websiteFramework: { readonly dynamicDesign: Design };
  readonly branding: Branding;
}

/** So many sentences at most; the last one says how many more there are. */
export const MOST_CHANGES = 30;

/** Sentences: the facts, the pages and what they share, the brand. Empty where nothing that is shown differs. */
export function designChanges(before: ComparedDesign, after: ComparedDesign): readonly string[] {
  const [first, second] = [before.websiteFramework.dynamicDesign, after.websiteFramework.dynamicDesign];
  const [old, now] = [first.pages, second.pages];
  const all = [
    ...factChanges(before, after),
    ...headChanges(first, second),
    ...shareChanges(first, second),
    ...pageListChanges(old, now),
    ...sectionChanges(sharedSections(first), sharedSections(second), 'همهٔ صفحه‌ها'),
    ...now.flatMap((page) => pageChanges(old, page)),
    ...brandChanges(before.branding, after.branding),
  ];
  if (all.length <= MOST_CHANGES) return all;
  return [...all.slice(0, MOST_CHANGES - 1), `و ${toPersianDigits(all.length - MOST_CHANGES + 1)} تغییر دیگر`];
}

function factChanges(before: ComparedDesign, after: ComparedDesign): string[] {
  const [old, now] = [before.websiteFramework.dynamicDesign.facts, after.websiteFramework.dynamicDesign.facts];
  return same(old ?? {}, now ?? {}) ? [] : ['مشخصات سایت تغییر کرد'];
}

function headChanges({ head: old }: Design, { head: now }: Design): string[] {
  return same(old ?? {}, now ?? {}) ? [] : ['تنظیم‌های موتورهای جستجو تغییر کرد'];
}

function shareChanges({ share: old }: Design, { share: now }: Design): string[] {
  return same(old ?? [], now ?? []) ? [] : ['دکمه‌های اشتراک‌گذاری تغییر کرد'];
}

const find = <Each extends { readonly id: string }>(list: readonly Each[], id: string): Each | undefined =>
  list.find((each) => each.id === id);

const idsIn = <Each extends { readonly id: string }>(list: readonly Each[], other: readonly Each[]): string =>
  list.flatMap(({ id }) => (find(other, id) ? [id] : [])).join('\n');

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** Keys in one order, without what is empty: a database keeps them in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== '');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]));
}

function pageListChanges(old: readonly DesignPage[], now: readonly DesignPage[]): string[] {
  const added = now.filter(({ id }) => !find(old, id)).map(({ name }) => `صفحهٔ «${name}» اضافه شد`);
  const removed = old.filter(({ id }) => !find(now, id)).map(({ name }) => `صفحهٔ «${name}» حذف شد`);
  const isMoved = idsIn(old, now) !== idsIn(now, old);
  return [...added, ...removed, ...(isMoved ? ['ترتیب صفحه‌ها تغییر کرد'] : [])];
}

function pageChanges(old: readonly DesignPage[], page: DesignPage): string[] {
  const before = find(old, page.id);
  if (!before) return [];
  const where = `صفحهٔ «${page.name}»`;
  const renamed = before.name === page.name ? [] : [`نام صفحهٔ «${before.name}» به «${page.name}» تغییر کرد`];
  const seo = same(before.seo ?? {}, page.seo ?? {}) ? [] : [`مشخصات جستجوی ${where} تغییر کرد`];
  return [...renamed, ...seo, ...sectionChanges(before.sections, page.sections, where)];
}

const nameOf = ({ sectionType }: DesignSection): string => `«${SECTION_NAMES[sectionType]}»`;

function sectionChanges(old: readonly DesignSection[], now: readonly DesignSection[], where: string): string[] {
  const added = now.filter(({ id }) => !find(old, id)).map((each) => `بخش ${nameOf(each)} به ${where} اضافه شد`);
  const removed = old.filter(({ id }) => !find(now, id)).map((each) => `بخش ${nameOf(each)} از ${where} حذف شد`);
  const isMoved = idsIn(old, now) !== idsIn(now, old);
  const moved = isMoved ? [`ترتیب بخش‌های ${where} تغییر کرد`] : [];
  const inside = now.flatMap((each) => {
    const before = find(old, each.id);
    return before ? contentChanges(before, each, where) : [];
  });
  return [...added, ...removed, ...moved, ...inside];
}

const KINDS = { texts: 'متن‌های', images: 'تصویرهای', links: 'لینک‌های', lists: 'فهرست‌های', style: 'ظاهر' } as const;

/** Which parts of a section's data are listed under one name. */
const PARTS = {
  texts: ['texts', 'confirmed'],
  images: ['images', 'pictureTexts', 'focalPoints', 'crops', 'videos'],
  links: ['links'],
  lists: ['lists'],
  style: ['style'],
} as const satisfies Record<keyof typeof KINDS, readonly (keyof DesignSection['customData'])[]>;

function contentChanges(before: DesignSection, after: DesignSection, where: string): string[] {
  const isSame = before.layoutId === after.layoutId && before.template === after.template;
  const swapped = isSame ? [] : [`چیدمان بخش ${nameOf(after)} در ${where} تغییر کرد`];
  const kinds = (['texts', 'images', 'links', 'lists', 'style'] as const).filter(
    (kind) =>
      !same(
        PARTS[kind].map((part) => before.customData[part] ?? {}),
        PARTS[kind].map((part) => after.customData[part] ?? {}),
      ),
  );
  return [...swapped, ...kinds.map((kind) => `${KINDS[kind]} بخش ${nameOf(after)} در ${where} تغییر کرد`)];
}

function brandChanges(before: Branding, after: Branding): string[] {
  const changes: string[] = [];
  if (before.primaryColor.toLowerCase() !== after.primaryColor.toLowerCase()) changes.push('رنگ اصلی سایت تغییر کرد');
  if (before.fontFamily !== after.fontFamily) changes.push('فونت سایت تغییر کرد');
  const headings = (brand: Branding) => brand.headingFont ?? brand.fontFamily;
  if (before.fontFamily === after.fontFamily && headings(before) !== headings(after))
    changes.push('فونت تیترهای سایت تغییر کرد');
  if (LOOK_KEYS.some((key) => lookValue(before.look, key) !== lookValue(after.look, key)))
    changes.push('ظاهر کلی سایت تغییر کرد');
  if (before.logo === null && after.logo !== null) changes.push('لوگو اضافه شد');
  else if (before.logo !== null && after.logo === null) changes.push('لوگو حذف شد');
  else if (before.logo !== after.logo) changes.push('لوگو تغییر کرد');
  return changes;
}
