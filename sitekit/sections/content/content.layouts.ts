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
  [article, 'ستون خواندنی'],
  [spread, 'تیتر و دو ستون', { tone: 'soft' }],
  [triptych, 'سه‌لتی', { align: 'center' }],
  [panorama, 'تصویر سراسری و متن'],
  [companion, 'تصویر همراه متن', { tone: 'tint', shape: 'arch' }],
  [saying, 'یک جمله در میانه', { tone: 'tint', ornament: 'arches' }],
  [notice, 'متن و یادآوری', { tone: 'soft' }],
  [checklist, 'فهرست کاغذ شطرنجی', { tone: 'soft', ornament: 'rings' }],
  [chapters, 'فصل‌های شماره‌دار', { tone: 'soft' }],
  [collage, 'سه قاب و یک متن'],
  [dossier, 'پوشه با ستون کناری', { tone: 'soft', frame: 'inset', ornament: 'band' }],
  [manifesto, 'سه جملهٔ بزرگ', { tone: 'tint' }],
  [duo, 'دو کارت بلند'],
  [overlap, 'کارت روی قاب', { tone: 'tint', media: 'start' }],
  [half, 'نیمه‌به‌نیمه', { tone: 'soft' }],
  [article, 'ستون شبانه', { tone: 'ink', align: 'center', ornament: 'rays' }],
  [spread, 'دو ستون روی رنگ', { tone: 'brand', media: 'start', ornament: 'rings' }],
  [triptych, 'سه‌لتی تیره', { tone: 'ink', frame: 'inset', ornament: 'girih' }],
  [panorama, 'سراسری تیره', { tone: 'ink', media: 'start', scene: 2 }],
  [companion, 'همراه برگ‌نما', { tone: 'ink', media: 'start', shape: 'leaf', scene: 2 }],
  [saying, 'جمله در قاب رنگی', { tone: 'brand', ornament: 'rays', frame: 'inset', scene: 2 }],
  [notice, 'یادآوری در سوی دیگر', { tone: 'ink', media: 'start', ornament: 'grid' }],
  [checklist, 'فهرست روی رنگ', { tone: 'brand', media: 'start', ornament: 'waves' }],
  [chapters, 'فصل‌ها روی رنگ', { tone: 'brand', ornament: 'band' }],
  [collage, 'سه قاب تیره', { tone: 'ink', media: 'start', shape: 'leaf', scene: 1 }],
  [dossier, 'پوشهٔ تیره', { tone: 'ink', media: 'start', ornament: 'dots' }],
  [manifesto, 'سه جمله در قاب تیره', { tone: 'ink', frame: 'inset', align: 'center', ornament: 'glow' }],
  [duo, 'دو کارت روی رنگ', { tone: 'brand', media: 'start', ornament: 'horizon' }],
  [overlap, 'کارت تیره روی قاب', { tone: 'ink', shape: 'leaf', scene: 3 }],
  [half, 'نیمهٔ رنگی', { tone: 'brand', media: 'start', scene: 1 }],
]);
