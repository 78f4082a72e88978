/** The differences between two designs of a site, in the customer's words. Pure; bounded in length. */
import { toPersianDigits } from '../text/digits.js';
import { SECTION_NAMES } from '../sections/section-names.js';
import {
  compareDesigns,
  type ComparedDesign,
  type DesignChange,
  type DesignChangeKind,
} from './design-change-records.js';

/** So many sentences at most; the last one says how many more there are. */
export const MOST_CHANGES = 30;

/** A sentence for each difference. Empty where nothing that is shown differs. */
export const designChanges = (before: ComparedDesign, after: ComparedDesign): readonly string[] =>
  changesInWords(compareDesigns(before, after));

/** The sentences of differences, at most `MOST_CHANGES`. */
export function changesInWords(changes: readonly DesignChange[]): readonly string[] {
  const all = changes.map(changeInWords);
  if (all.length <= MOST_CHANGES) return all;
  return [...all.slice(0, MOST_CHANGES - 1), `و ${toPersianDigits(all.length - MOST_CHANGES + 1)} تغییر دیگر`];
}

const whereOf = ({ page }: DesignChange): string => (page ? `صفحهٔ «${page.name}»` : 'همهٔ صفحه‌ها');
const sectionOf = ({ section }: DesignChange): string => (section ? `«${SECTION_NAMES[section.type]}»` : '');

/** The sentence of a part of a section. */
const inSection =
  (what: string) =>
  (change: DesignChange): string =>
    `${what} بخش ${sectionOf(change)} در ${whereOf(change)} تغییر کرد`;

const WORDS: Readonly<Record<DesignChangeKind, (change: DesignChange) => string>> = {
  custom_code: () => 'یکی از دو نسخه کد سفارشی است و محتوای آن با طرح مقایسه نمی‌شود.',
  facts: () => 'مشخصات سایت تغییر کرد',
  search_settings: () => 'تنظیم‌های موتورهای جستجو تغییر کرد',
  share_buttons: () => 'دکمه‌های اشتراک‌گذاری تغییر کرد',
  menu: () => 'منوی سایت تغییر کرد',
  announcement: () => 'نوار اعلان سایت تغییر کرد',
  icon: () => 'آیکون سایت تغییر کرد',
  not_found_page: () => 'متن صفحهٔ «پیدا نشد» تغییر کرد',
  redirects: () => 'آدرس‌های قدیمی سایت تغییر کرد',
  seals: () => 'نمادهای اعتماد سایت تغییر کرد',
  page_added: (change) => `${whereOf(change)} اضافه شد`,
  page_removed: (change) => `${whereOf(change)} حذف شد`,
  pages_reordered: () => 'ترتیب صفحه‌ها تغییر کرد',
  page_renamed: ({ before = '', after = '' }) => `نام صفحهٔ «${before}» به «${after}» تغییر کرد`,
  page_search_fields: (change) => `مشخصات جستجوی ${whereOf(change)} تغییر کرد`,
  section_added: (change) => `بخش ${sectionOf(change)} به ${whereOf(change)} اضافه شد`,
  section_removed: (change) => `بخش ${sectionOf(change)} از ${whereOf(change)} حذف شد`,
  sections_reordered: (change) => `ترتیب بخش‌های ${whereOf(change)} تغییر کرد`,
  section_layout: inSection('چیدمان'),
  section_visibility: inSection('نمایش'),
  section_anchor: inSection('واژهٔ لینک'),
  section_texts: inSection('متن‌های'),
  section_images: inSection('تصویرهای'),
  section_links: inSection('لینک‌های'),
  section_lists: inSection('فهرست‌های'),
  section_style: inSection('ظاهر'),
  section_forms: inSection('کادرهای فرم'),
  primary_color: () => 'رنگ اصلی سایت تغییر کرد',
  second_color: () => 'رنگ دوم سایت تغییر کرد',
  font: () => 'فونت سایت تغییر کرد',
  heading_font: () => 'فونت تیترهای سایت تغییر کرد',
  look: () => 'ظاهر کلی سایت تغییر کرد',
  logo_added: () => 'لوگو اضافه شد',
  logo_removed: () => 'لوگو حذف شد',
  logo_changed: () => 'لوگو تغییر کرد',
};

/** The sentence of one difference, Persian. */
export const changeInWords = (change: DesignChange): string => WORDS[change.kind](change);
