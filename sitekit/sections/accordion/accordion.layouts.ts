import { layoutTable } from '../../layouts/layout-table.js';
import { album } from './album.js';
import { box } from './box.js';
import { columns } from './columns.js';
import { folders } from './folders.js';
import { gallery } from './gallery.js';
import { route } from './route.js';
import { rows } from './rows.js';
import { tiles } from './tiles.js';

export const accordionLayouts = layoutTable('accordion', [
  [rows, 'سطرهای درشت'],
  [columns, 'ستون‌های بازشو', { tone: 'soft' }],
  [gallery, 'بازشو و تصویر', { tone: 'plain' }],
  [route, 'ایستگاه‌ها', { tone: 'soft', frame: 'inset', ornament: 'rings' }],
  [tiles, 'کاشی‌های بازشو', { tone: 'soft', align: 'center' }],
  [folders, 'پوشه‌های رنگی'],
  [box, 'جعبهٔ آرام', { tone: 'soft' }],
  [album, 'آلبوم بازشو', { tone: 'soft' }],
  [rows, 'سطرهای شبانه', { tone: 'ink', ornament: 'grid' }],
  [columns, 'ستون‌ها روی تیره', { tone: 'ink', media: 'start', align: 'center', ornament: 'rays' }],
  [gallery, 'بازشو و تصویر تیره', { tone: 'ink', media: 'start', scene: 1 }],
  [route, 'ایستگاه‌های رنگی', { tone: 'brand', media: 'start', ornament: 'waves' }],
  [tiles, 'کاشی در قاب تیره', { tone: 'ink', frame: 'inset', ornament: 'girih' }],
  [box, 'جعبه روی رنگ', { tone: 'brand', frame: 'inset', ornament: 'rings' }],
  [album, 'آلبوم برگ‌نما', { tone: 'brand', shape: 'leaf', scene: 2 }],
]);
