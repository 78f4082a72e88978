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
  ['features-1', columns, 'شش ستون'],
  ['features-2', mosaic, 'کاشی‌های ناهم‌اندازه', { tone: 'soft' }],
  ['features-3', zigzag, 'رفت‌وبرگشت'],
  ['features-4', lattice, 'شبکهٔ خط‌کشی', { tone: 'brand', ornament: 'grid' }],
  ['features-5', numbers, 'شماره‌های درشت'],
  ['features-6', checklist, 'نکته‌ها و برگ تصویر', { tone: 'soft', media: 'start' }],
  ['features-7', stars, 'پنج شمسه', { tone: 'tint' }],
  ['features-8', around, 'شش ویژگی گرد طاق', { tone: 'soft' }],
  ['features-9', spotlight, 'ویژگی زیر نور'],
  ['features-10', staircase, 'پلکان', { tone: 'tint' }],
  ['features-11', ribbon, 'نوار ویژگی‌ها', { density: 'compact' }],
  ['features-12', rows, 'ردیف‌های نشان‌دار'],
  ['features-13', pairs, 'چهار قاب بزرگ', { tone: 'soft' }],
  ['features-14', spine, 'دو سوی خط'],
  ['features-15', overlap, 'لوح روی تصویر'],
  ['features-16', quilt, 'چهل‌تکه'],
  ['features-17', compass, 'چهار گوشه', { tone: 'soft' }],
  ['features-18', drawers, 'کشوهای ویژگی'],
  ['features-19', columns, 'شش ستون شبانه', { tone: 'ink', frame: 'inset', ornament: 'arches' }],
  ['features-20', mosaic, 'کاشی‌های شبانه', { tone: 'ink', scene: 2 }],
  ['features-21', zigzag, 'رفت‌وبرگشت شبانه', { tone: 'ink', scene: 3, ornament: 'glow' }],
  ['features-22', lattice, 'شبکهٔ خط‌کشی روشن'],
  ['features-23', numbers, 'شماره‌ها روی رنگ برند', { tone: 'brand', ornament: 'girih' }],
  ['features-24', checklist, 'نکته‌ها در شب', { tone: 'ink' }],
  ['features-25', stars, 'شمسه‌های شبانه', { tone: 'ink', ornament: 'rays' }],
  ['features-26', around, 'طاق روی رنگ برند', { tone: 'brand' }],
  ['features-27', spotlight, 'ویژگی برجستهٔ شبانه', { tone: 'ink', media: 'start' }],
  ['features-28', staircase, 'پلکان شبانه', { tone: 'ink', frame: 'inset', ornament: 'horizon' }],
  ['features-29', ribbon, 'نوار روی رنگ برند', { tone: 'brand', density: 'compact', ornament: 'girih' }],
  ['features-30', rows, 'ردیف‌های شبانه', { tone: 'ink', media: 'start' }],
  ['features-31', pairs, 'قاب‌ها روی رنگ برند', { tone: 'brand' }],
  ['features-32', spine, 'دو سوی خط، روی رنگ برند', { tone: 'brand', frame: 'inset', ornament: 'dots' }],
  ['features-33', overlap, 'لوح روی تصویر شبانه', { tone: 'ink', media: 'start' }],
  ['features-34', quilt, 'چهل‌تکهٔ شبانه', { tone: 'ink', media: 'start' }],
  ['features-35', compass, 'چهار گوشهٔ رنگی', { tone: 'brand', ornament: 'waves' }],
]);
