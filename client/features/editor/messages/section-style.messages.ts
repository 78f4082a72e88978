/** How one section is painted: its colours, its upper edge and its pattern. */
export const sectionStyleMessages = {
  title: 'ظاهر بخش',
  byLayout: 'طبق چیدمان',
  reset: 'برگشت به ظاهر چیدمان',
  noDivider: 'لبهٔ بالا در اولین بخش صفحه و در چیدمان‌های قاب‌دار دیده نمی‌شود.',
  names: { tone: 'رنگ زمینه', divider: 'لبهٔ بالا', pattern: 'نقش زمینه' },
  /** The options where nothing was chosen. */
  usual: { tone: 'طبق چیدمان', divider: 'صاف', pattern: 'طبق چیدمان' },
  values: {
    tone: { plain: 'ساده', soft: 'ملایم', tint: 'ته‌رنگ', brand: 'رنگ اصلی', ink: 'تیره' },
    divider: { slant: 'مورب', wave: 'موج', arc: 'قوس', peak: 'قله' },
    pattern: { none: 'بدون نقش', dots: 'نقطه', grid: 'شبکه', girih: 'گره‌چینی', arches: 'طاق' },
  },
} as const;
