/** The lists of items that sections of each type have, with their names in the interface. */
import { isSectionType, type SectionType } from '../catalogue.js';
import { LISTS } from '../limits/limits.js';

export interface ListName {
  /** The list: «همکاران». */
  readonly many: string;
  /** One of its items: «همکار». */
  readonly one: string;
}

const STATS: ListName = { many: 'آمارها', one: 'آمار' };
const POINTS: ListName = { many: 'نکته‌ها', one: 'نکته' };

/** By section type and the name of the list, as compositions declare it; a type without lists is left out. */
export const SECTION_LISTS: Readonly<Partial<Record<SectionType, Readonly<Record<string, ListName>>>>> = {
  hero: { stat: STATS },
  logos: { partner: { many: 'همکاران و مشتریان', one: 'نام' } },
  about: { point: POINTS, stat: STATS, milestone: { many: 'رویدادها', one: 'رویداد' } },
  services: { item: { many: 'خدمات', one: 'خدمت' } },
  features: { item: { many: 'ویژگی‌ها', one: 'ویژگی' } },
  left_right_sections: { side: { many: 'ردیف‌ها', one: 'ردیف' }, point: POINTS },
  content: {
    part: { many: 'بخش‌های متن', one: 'بخش' },
    point: POINTS,
    fact: { many: 'دانستنی‌ها', one: 'دانستنی' },
  },
  gallery: { item: { many: 'تصویرها', one: 'تصویر' } },
  stats: { stat: STATS, share: { many: 'سهم‌ها', one: 'سهم' } },
  testimonials: { item: { many: 'نظرها', one: 'نظر' } },
  team: { member: { many: 'همکاران', one: 'همکار' } },
  pricing: {
    plan: { many: 'طرح‌ها', one: 'طرح' },
    item: { many: 'فهرست قیمت', one: 'مورد' },
    row: { many: 'ردیف‌های مقایسه', one: 'ردیف' },
  },
  tables: { row: { many: 'ردیف‌های جدول', one: 'ردیف' } },
  faqs: { item: { many: 'پرسش‌ها', one: 'پرسش' } },
  accordion: { item: { many: 'موردها', one: 'مورد' } },
  blog_posts: { item: { many: 'نوشته‌ها', one: 'نوشته' } },
  call_to_actions: { step: { many: 'مرحله‌ها', one: 'مرحله' } },
  newsletter: { issue: { many: 'نامه‌های قبلی', one: 'نامه' }, point: POINTS },
};

/** Null for a list that no composition of the type has. */
export function listName(type: SectionType, list: string): ListName | null {
  const lists = SECTION_LISTS[type] ?? {};
  return Object.hasOwn(lists, list) ? (lists[list] ?? null) : null;
}

/**
 * Whether a section of the type may keep items under this key: `member`, or for a part of a full page `team.member`,
 * `gallery2.item`.
 */
export function isListKey(type: SectionType, key: string): boolean {
  if (type !== 'full_page') return listName(type, key) !== null;
  const [, part = '', list = ''] = /^([a-z_]+)\d*\.([a-z]+)$/.exec(key) ?? [];
  return isSectionType(part) && listName(part, list) !== null;
}

/** The lists of what a business has many of, as `gallery.item`: each may be long. */
const LONG_LISTS: ReadonlySet<string> = new Set([
  'logos.partner',
  'services.item',
  'gallery.item',
  'testimonials.item',
  'team.member',
  'pricing.item',
  'faqs.item',
  'accordion.item',
  'blog_posts.item',
]);

/** At most so many items may be stored under a key of a section of this type. */
export function mostItems(type: SectionType, key: string): number {
  const [, part = '', list = ''] =
    type === 'full_page' ? (/^([a-z_]+?)\d*\.([a-z]+)$/.exec(key) ?? []) : ['', type, key];
  if (part === 'tables' && list === 'row') return LISTS.tableRows;
  return LONG_LISTS.has(`${part}.${list}`) ? LISTS.longItems : LISTS.maxItems;
}
