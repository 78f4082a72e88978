import { layoutTable } from '../../layouts/layout-table.js';
import { article } from './article.js';
import { chapters } from './chapters.js';
import { checklist } from './checklist.js';
import { collage } from './collage.js';
import { companion } from './companion.js';
import { dossier } from './dossier.js';
import { duo } from './duo.js';
import { half } from './half.js';
import { manifesto } from './manifesto.js';
import { notice } from './notice.js';
import { overlap } from './overlap.js';
import { panorama } from './panorama.js';
import { saying } from './saying.js';
import { spread } from './spread.js';
import { triptych } from './triptych.js';

export const contentLayouts = layoutTable('content', [
  ['content-1', article, 'ستون خواندنی'],
  ['content-2', spread, 'تیتر و دو ستون', { tone: 'soft' }],
  ['content-3', triptych, 'سه‌لتی', { align: 'center' }],
  ['content-4', panorama, 'تصویر سراسری و متن'],
  ['content-5', companion, 'تصویر همراه متن', { tone: 'tint', shape: 'arch' }],
  ['content-6', saying, 'یک جمله در میانه', { tone: 'tint', ornament: 'arches' }],
  ['content-7', notice, 'متن و یادآوری', { tone: 'soft' }],
  ['content-8', checklist, 'فهرست کاغذ شطرنجی', { tone: 'soft', ornament: 'rings' }],
  ['content-9', chapters, 'فصل‌های شماره‌دار', { tone: 'soft' }],
  ['content-10', collage, 'سه قاب و یک متن'],
  ['content-11', dossier, 'پوشه با ستون کناری', { tone: 'soft', frame: 'inset', ornament: 'band' }],
  ['content-12', manifesto, 'سه جملهٔ بزرگ', { tone: 'tint' }],
  ['content-13', duo, 'دو کارت بلند'],
  ['content-14', overlap, 'کارت روی قاب', { tone: 'tint', media: 'start' }],
  ['content-15', half, 'نیمه‌به‌نیمه', { tone: 'soft' }],
  ['content-16', article, 'ستون شبانه', { tone: 'ink', align: 'center', ornament: 'rays' }],
  ['content-17', spread, 'دو ستون روی رنگ', { tone: 'brand', media: 'start', ornament: 'rings' }],
  ['content-18', triptych, 'سه‌لتی تیره', { tone: 'ink', frame: 'inset', ornament: 'girih' }],
  ['content-19', panorama, 'سراسری تیره', { tone: 'ink', media: 'start', scene: 2 }],
  ['content-20', companion, 'همراه برگ‌نما', { tone: 'ink', media: 'start', shape: 'leaf', scene: 2 }],
  ['content-21', saying, 'جمله در قاب رنگی', { tone: 'brand', ornament: 'rays', frame: 'inset', scene: 2 }],
  ['content-22', notice, 'یادآوری در سوی دیگر', { tone: 'ink', media: 'start', ornament: 'grid' }],
  ['content-23', checklist, 'فهرست روی رنگ', { tone: 'brand', media: 'start', ornament: 'waves' }],
  ['content-24', chapters, 'فصل‌ها روی رنگ', { tone: 'brand', ornament: 'band' }],
  ['content-25', collage, 'سه قاب تیره', { tone: 'ink', media: 'start', shape: 'leaf', scene: 1 }],
  ['content-26', dossier, 'پوشهٔ تیره', { tone: 'ink', media: 'start', ornament: 'dots' }],
  ['content-27', manifesto, 'سه جمله در قاب تیره', { tone: 'ink', frame: 'inset', align: 'center', ornament: 'glow' }],
  ['content-28', duo, 'دو کارت روی رنگ', { tone: 'brand', media: 'start', ornament: 'horizon' }],
  ['content-29', overlap, 'کارت تیره روی قاب', { tone: 'ink', shape: 'leaf', scene: 3 }],
  ['content-30', half, 'نیمهٔ رنگی', { tone: 'brand', media: 'start', scene: 1 }],
]);
