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
  ['left_right_sections-1', zigzag, 'رفت و برگشت'],
  ['left_right_sections-2', panels, 'سه پنل رنگی', { align: 'center' }],
  ['left_right_sections-3', checkerboard, 'صفحهٔ شطرنج', { tone: 'soft' }],
  ['left_right_sections-4', trail, 'مسیر میانی', { tone: 'tint' }],
  ['left_right_sections-5', leaves, 'دو برگ روی قاب', { tone: 'soft' }],
  ['left_right_sections-6', tower, 'متن و دو قاب پلکانی'],
  ['left_right_sections-7', halves, 'نیمی متن، نیمی تصویر', { tone: 'tint' }],
  ['left_right_sections-8', mirror, 'آینهٔ میانه', { shape: 'arch' }],
  [
    'left_right_sections-9',
    zigzag,
    'رفت و برگشت برگ‌نما',
    { tone: 'ink', media: 'start', shape: 'leaf', align: 'center', scene: 2 },
  ],
  ['left_right_sections-10', panels, 'سه پنل روی تیره', { tone: 'ink', media: 'start', scene: 3, ornament: 'grid' }],
  ['left_right_sections-11', checkerboard, 'شطرنج رنگی', { tone: 'brand', media: 'start', scene: 1 }],
  [
    'left_right_sections-12',
    trail,
    'مسیر شبانه',
    { tone: 'ink', media: 'start', shape: 'round', scene: 2, ornament: 'dots' },
  ],
  ['left_right_sections-13', leaves, 'دو برگ روی رنگ', { tone: 'brand', media: 'start', scene: 2, ornament: 'waves' }],
  ['left_right_sections-14', tower, 'پلکان طاق‌نما', { tone: 'brand', media: 'start', shape: 'arch', scene: 2 }],
  [
    'left_right_sections-15',
    mirror,
    'آینه در قاب تیره',
    { tone: 'ink', frame: 'inset', shape: 'round', scene: 3, ornament: 'rays' },
  ],
]);
