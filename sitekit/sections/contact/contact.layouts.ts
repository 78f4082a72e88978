import { layoutTable } from '../../layouts/layout-table.js';
import { desks } from './desks.js';
import { directory } from './directory.js';
import { hotline } from './hotline.js';
import { neighbourhood } from './neighbourhood.js';
import { plaza } from './plaza.js';
import { tiles } from './tiles.js';
import { visit } from './visit.js';

export const contactLayouts = layoutTable('contact', [
  [neighbourhood, 'نقشهٔ محله'],
  [desks, 'چهار راه تماس', { tone: 'soft' }],
  [hotline, 'تلفن بزرگ', { tone: 'ink', ornament: 'grid' }],
  [visit, 'دیدار حضوری', { tone: 'tint' }],
  [plaza, 'میدان شهر', { tone: 'plain' }],
  [directory, 'دفتر نشانی‌ها', { tone: 'tint', ornament: 'arches' }],
  [tiles, 'کاشی‌های تماس', { tone: 'soft' }],
  [neighbourhood, 'نقشهٔ گرد در شب', { tone: 'ink', media: 'start', shape: 'round', ornament: 'dots' }],
  [neighbourhood, 'نقشهٔ طاق بر رنگ', { tone: 'brand', shape: 'arch', frame: 'inset' }],
  [desks, 'چهار راه در شب', { tone: 'ink', ornament: 'rays', media: 'start' }],
  [desks, 'چهار راه بر رنگ', { tone: 'brand', ornament: 'horizon' }],
  [hotline, 'تلفن بر رنگ', { tone: 'brand', ornament: 'girih', align: 'center' }],
  [hotline, 'تلفن بر کاغذ', { tone: 'tint', frame: 'inset', ornament: 'rings' }],
  [visit, 'دیدار شبانه', { tone: 'ink', media: 'start', scene: 1 }],
  [visit, 'دیدار رنگی', { tone: 'brand', frame: 'inset', shape: 'arch', scene: 2 }],
  [plaza, 'میدان در شب', { tone: 'ink', scene: 2 }],
  [plaza, 'میدان رنگی در قاب', { tone: 'brand', frame: 'inset', media: 'start', scene: 1 }],
  [directory, 'دفتر شب', { tone: 'ink', media: 'start' }],
  [directory, 'دفتر رنگی', { tone: 'brand', align: 'center', ornament: 'band' }],
  [tiles, 'کاشی‌های شب', { tone: 'ink', media: 'start' }],
]);
