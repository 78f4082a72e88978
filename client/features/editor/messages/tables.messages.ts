/** The table in the content panel. */
import { formatNumber } from '#core/dates/calendar.js';
import { LISTS, TABLE_COLUMNS, TEXTS } from '#core/limits/limits.js';
import type { PasteFault } from '#core/sections/pasted-table.js';

const rows = formatNumber(LISTS.tableRows);
const columns = formatNumber(TABLE_COLUMNS);

export const tableMessages = {
  hint: 'از اکسل کپی کنید و در یک سلول بچسبانید؛ سلول‌های کناری هم پر می‌شود. ستونی که خالی بماند دیده نمی‌شود.',
  column: (n: number) => `عنوان ستون ${formatNumber(n)}`,
  cell: (row: number, column: number) => `ردیف ${formatNumber(row)}، ستون ${formatNumber(column)}`,
  row: (n: number) => `ردیف ${formatNumber(n)}`,
  tools: (n: number) => `کارهای ردیف ${formatNumber(n)}`,
  addAfter: 'افزودن ردیف زیر این',
  pages: 'ردیف‌های جدول',
  page: (from: number, to: number, all: number) =>
    `ردیف ${formatNumber(from)} تا ${formatNumber(to)} از ${formatNumber(all)}`,
  next: 'ردیف‌های بعد',
  previous: 'ردیف‌های قبل',
  pasteTitle: 'گذاشتن جدول از اکسل',
  paste: 'جدول کپی‌شده',
  pasteHint: 'ردیف‌های جدول کپی‌شده جای همهٔ ردیف‌های این جدول را می‌گیرد.',
  hasHeadings: 'ردیف اول، عنوان ستون‌هاست',
  replace: 'جایگزین کردن جدول',
  filled: (n: number) => `${formatNumber(n)} ردیف در جدول گذاشته شد.`,
  faults: {
    empty: 'در آنچه چسباندید سلولی نوشته نشده است.',
    tooManyRows: `جدول حداکثر ${rows} ردیف دارد؛ بقیه را در یک جدول دیگر بگذارید.`,
    tooManyColumns: `جدول حداکثر ${columns} ستون دارد؛ چند ستون را بردارید و دوباره بچسبانید.`,
    longCell: `هر سلول حداکثر ${formatNumber(TEXTS.line)} کاراکتر است؛ متن‌های بلند را کوتاه کنید و دوباره بچسبانید.`,
  } satisfies Record<PasteFault, string>,
} as const;
