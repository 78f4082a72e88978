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
  ['blog_posts-1', cards, 'سه کارت', { tone: 'soft', align: 'center' }],
  ['blog_posts-2', lead, 'یک نوشتهٔ بزرگ'],
  ['blog_posts-3', rows, 'سطرهای خط‌کشی‌شده', { shape: 'square' }],
  ['blog_posts-4', covers, 'جلدهای مجله', { tone: 'tint' }],
  ['blog_posts-5', headlines, 'فقط تیترها'],
  ['blog_posts-6', shelf, 'قفسهٔ شش‌تایی', { tone: 'soft', align: 'center' }],
  ['blog_posts-7', newspaper, 'صفحهٔ اول روزنامه'],
  ['blog_posts-8', ribbon, 'نوار روان', { tone: 'tint' }],
  ['blog_posts-9', calendar, 'تقویم نوشته‌ها', { tone: 'soft' }],
  ['blog_posts-10', feature, 'نوشتهٔ منتخب', { tone: 'tint' }],
  ['blog_posts-11', cards, 'کارت‌های شبانه', { tone: 'ink', ornament: 'grid', scene: 3 }],
  ['blog_posts-12', lead, 'نوشتهٔ بزرگ، وارونه', { tone: 'brand', media: 'start', shape: 'leaf', scene: 2 }],
  ['blog_posts-13', rows, 'سطرهای تیره', { tone: 'ink', media: 'start', shape: 'arch', scene: 1 }],
  [
    'blog_posts-14',
    covers,
    'جلدها روی تیره',
    { tone: 'ink', media: 'start', align: 'center', scene: 3, ornament: 'rays' },
  ],
  ['blog_posts-15', headlines, 'تیترها روی رنگ', { tone: 'brand', ornament: 'girih' }],
  ['blog_posts-16', shelf, 'قفسهٔ گرد', { tone: 'ink', frame: 'inset', shape: 'round', scene: 2 }],
  ['blog_posts-17', newspaper, 'صفحهٔ اول تیره', { tone: 'ink', media: 'start', scene: 1 }],
  ['blog_posts-18', ribbon, 'نوار طاقی', { tone: 'brand', shape: 'arch', scene: 3 }],
  ['blog_posts-19', calendar, 'تقویم رنگی', { tone: 'brand', media: 'start', ornament: 'waves' }],
  ['blog_posts-20', feature, 'منتخب شب', { tone: 'ink', media: 'start', scene: 2 }],
]);
