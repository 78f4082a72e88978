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
  ['accordion-1', rows, 'سطرهای درشت'],
  ['accordion-2', columns, 'ستون‌های بازشو', { tone: 'soft' }],
  ['accordion-3', gallery, 'بازشو و تصویر', { tone: 'plain' }],
  ['accordion-4', route, 'ایستگاه‌ها', { tone: 'soft', frame: 'inset', ornament: 'rings' }],
  ['accordion-5', tiles, 'کاشی‌های بازشو', { tone: 'soft', align: 'center' }],
  ['accordion-6', folders, 'پوشه‌های رنگی'],
  ['accordion-7', box, 'جعبهٔ آرام', { tone: 'soft' }],
  ['accordion-8', album, 'آلبوم بازشو', { tone: 'soft' }],
  ['accordion-9', rows, 'سطرهای شبانه', { tone: 'ink', ornament: 'grid' }],
  ['accordion-10', columns, 'ستون‌ها روی تیره', { tone: 'ink', media: 'start', align: 'center', ornament: 'rays' }],
  ['accordion-11', gallery, 'بازشو و تصویر تیره', { tone: 'ink', media: 'start', scene: 1 }],
  ['accordion-12', route, 'ایستگاه‌های رنگی', { tone: 'brand', media: 'start', ornament: 'waves' }],
  ['accordion-13', tiles, 'کاشی در قاب تیره', { tone: 'ink', frame: 'inset', ornament: 'girih' }],
  ['accordion-14', box, 'جعبه روی رنگ', { tone: 'brand', frame: 'inset', ornament: 'rings' }],
  ['accordion-15', album, 'آلبوم برگ‌نما', { tone: 'brand', shape: 'leaf', scene: 2 }],
]);
