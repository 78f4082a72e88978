import { layoutTable } from '../../layouts/layout-table.js';
import { aroundOf } from '../shared/around.js';
import { drawersOf } from '../shared/drawers.js';
import { checklist } from './checklist.js';
import { columns } from './columns.js';
import { compass } from './compass.js';
import { lattice } from './lattice.js';
import { mosaic } from './mosaic.js';
import { numbers } from './numbers.js';
import { overlap } from './overlap.js';
import { pairs } from './pairs.js';
import { quilt } from './quilt.js';
import { ribbon } from './ribbon.js';
import { rows } from './rows.js';
import { spine } from './spine.js';
import { spotlight } from './spotlight.js';
import { staircase } from './staircase.js';
import { stars } from './stars.js';
import { zigzag } from './zigzag.js';

const around = aroundOf('features');
const drawers = drawersOf('features');

export const featuresLayouts = layoutTable('features', [
  [columns, 'شش ستون'],
  [mosaic, 'کاشی‌های ناهم‌اندازه', { tone: 'soft' }],
  [zigzag, 'رفت‌وبرگشت'],
  [lattice, 'شبکهٔ خط‌کشی', { tone: 'brand', ornament: 'grid' }],
  [numbers, 'شماره‌های درشت'],
  [checklist, 'نکته‌ها و برگ تصویر', { tone: 'soft', media: 'start' }],
  [stars, 'پنج شمسه', { tone: 'tint' }],
  [around, 'شش ویژگی گرد طاق', { tone: 'soft' }],
  [spotlight, 'ویژگی زیر نور'],
  [staircase, 'پلکان', { tone: 'tint' }],
  [ribbon, 'نوار ویژگی‌ها', { density: 'compact' }],
  [rows, 'ردیف‌های نشان‌دار'],
  [pairs, 'چهار قاب بزرگ', { tone: 'soft' }],
  [spine, 'دو سوی خط'],
  [overlap, 'لوح روی تصویر'],
  [quilt, 'چهل‌تکه'],
  [compass, 'چهار گوشه', { tone: 'soft' }],
  [drawers, 'کشوهای ویژگی'],
  [columns, 'شش ستون شبانه', { tone: 'ink', frame: 'inset', ornament: 'arches' }],
  [mosaic, 'کاشی‌های شبانه', { tone: 'ink', scene: 2 }],
  [zigzag, 'رفت‌وبرگشت شبانه', { tone: 'ink', scene: 3, ornament: 'glow' }],
  [lattice, 'شبکهٔ خط‌کشی روشن'],
  [numbers, 'شماره‌ها روی رنگ برند', { tone: 'brand', ornament: 'girih' }],
  [checklist, 'نکته‌ها در شب', { tone: 'ink' }],
  [stars, 'شمسه‌های شبانه', { tone: 'ink', ornament: 'rays' }],
  [around, 'طاق روی رنگ برند', { tone: 'brand' }],
  [spotlight, 'ویژگی برجستهٔ شبانه', { tone: 'ink', media: 'start' }],
  [staircase, 'پلکان شبانه', { tone: 'ink', frame: 'inset', ornament: 'horizon' }],
  [ribbon, 'نوار روی رنگ برند', { tone: 'brand', density: 'compact', ornament: 'girih' }],
  [rows, 'ردیف‌های شبانه', { tone: 'ink', media: 'start' }],
  [pairs, 'قاب‌ها روی رنگ برند', { tone: 'brand' }],
  [spine, 'دو سوی خط، روی رنگ برند', { tone: 'brand', frame: 'inset', ornament: 'dots' }],
  [overlap, 'لوح روی تصویر شبانه', { tone: 'ink', media: 'start' }],
  [quilt, 'چهل‌تکهٔ شبانه', { tone: 'ink', media: 'start' }],
  [compass, 'چهار گوشهٔ رنگی', { tone: 'brand', ornament: 'waves' }],
]);
