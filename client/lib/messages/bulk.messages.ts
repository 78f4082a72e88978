/** Rows of a list that are chosen for an act on all of them. */
import { formatNumber } from '../format.js';

export const bulkMessages = {
  all: 'انتخاب همهٔ این صفحه',
  chosen: (n: number) => `${formatNumber(n)} مورد انتخاب شده`,
  none: 'لغو انتخاب',
  done: (n: number) => `برای ${formatNumber(n)} مورد انجام شد.`,
  partly: (done: number, failed: number) =>
    `برای ${formatNumber(done)} مورد انجام شد و برای ${formatNumber(failed)} مورد نشد.`,
  results: 'نتیجهٔ کار گروهی',
  row: 'مورد',
  result: 'نتیجه',
  ok: 'انجام شد',
} as const;
