import { layoutTable } from '../../layouts/layout-table.js';
import { calendar } from './calendar.js';
import { cards } from './cards.js';
import { covers } from './covers.js';
import { feature } from './feature.js';
import { headlines } from './headlines.js';
import { lead } from './lead.js';
import { newspaper } from './newspaper.js';
import { ribbon } from './ribbon.js';
import { rows } from './rows.js';
import { shelf } from './shelf.js';

export const blogPostsLayouts = layoutTable('blog_posts', [
  [cards, 'سه کارت', { tone: 'soft', align: 'center' }],
  [lead, 'یک نوشتهٔ بزرگ'],
  [rows, 'سطرهای خط‌کشی‌شده', { shape: 'square' }],
  [covers, 'جلدهای مجله', { tone: 'tint' }],
  [headlines, 'فقط تیترها'],
  [shelf, 'قفسهٔ شش‌تایی', { tone: 'soft', align: 'center' }],
  [newspaper, 'صفحهٔ اول روزنامه'],
  [ribbon, 'نوار روان', { tone: 'tint' }],
  [calendar, 'تقویم نوشته‌ها', { tone: 'soft' }],
  [feature, 'نوشتهٔ منتخب', { tone: 'tint' }],
  [cards, 'کارت‌های شبانه', { tone: 'ink', ornament: 'grid', scene: 3 }],
  [lead, 'نوشتهٔ بزرگ، وارونه', { tone: 'brand', media: 'start', shape: 'leaf', scene: 2 }],
  [rows, 'سطرهای تیره', { tone: 'ink', media: 'start', shape: 'arch', scene: 1 }],
  [covers, 'جلدها روی تیره', { tone: 'ink', media: 'start', align: 'center', scene: 3, ornament: 'rays' }],
  [headlines, 'تیترها روی رنگ', { tone: 'brand', ornament: 'girih' }],
  [shelf, 'قفسهٔ گرد', { tone: 'ink', frame: 'inset', shape: 'round', scene: 2 }],
  [newspaper, 'صفحهٔ اول تیره', { tone: 'ink', media: 'start', scene: 1 }],
  [ribbon, 'نوار طاقی', { tone: 'brand', shape: 'arch', scene: 3 }],
  [calendar, 'تقویم رنگی', { tone: 'brand', media: 'start', ornament: 'waves' }],
  [feature, 'منتخب شب', { tone: 'ink', media: 'start', scene: 2 }],
]);
