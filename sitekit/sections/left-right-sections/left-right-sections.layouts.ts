import { layoutTable } from '../../layouts/layout-table.js';
import { checkerboard } from './checkerboard.js';
import { halves } from './halves.js';
import { leaves } from './leaves.js';
import { mirror } from './mirror.js';
import { panels } from './panels.js';
import { tower } from './tower.js';
import { trail } from './trail.js';
import { zigzag } from './zigzag.js';

export const leftRightSectionsLayouts = layoutTable('left_right_sections', [
  [zigzag, 'رفت و برگشت'],
  [panels, 'سه پنل رنگی', { align: 'center' }],
  [checkerboard, 'صفحهٔ شطرنج', { tone: 'soft' }],
  [trail, 'مسیر میانی', { tone: 'tint' }],
  [leaves, 'دو برگ روی قاب', { tone: 'soft' }],
  [tower, 'متن و دو قاب پلکانی'],
  [halves, 'نیمی متن، نیمی تصویر', { tone: 'tint' }],
  [mirror, 'آینهٔ میانه', { shape: 'arch' }],
  [zigzag, 'رفت و برگشت برگ‌نما', { tone: 'ink', media: 'start', shape: 'leaf', align: 'center', scene: 2 }],
  [panels, 'سه پنل روی تیره', { tone: 'ink', media: 'start', scene: 3, ornament: 'grid' }],
  [checkerboard, 'شطرنج رنگی', { tone: 'brand', media: 'start', scene: 1 }],
  [trail, 'مسیر شبانه', { tone: 'ink', media: 'start', shape: 'round', scene: 2, ornament: 'dots' }],
  [leaves, 'دو برگ روی رنگ', { tone: 'brand', media: 'start', scene: 2, ornament: 'waves' }],
  [tower, 'پلکان طاق‌نما', { tone: 'brand', media: 'start', shape: 'arch', scene: 2 }],
  [mirror, 'آینه در قاب تیره', { tone: 'ink', frame: 'inset', shape: 'round', scene: 3, ornament: 'rays' }],
]);
