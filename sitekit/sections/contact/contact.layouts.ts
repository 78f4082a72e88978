import { layoutTable } from '../../layouts/layout-table.js';
import { desks } from './desks.js';
import { directory } from './directory.js';
import { hotline } from './hotline.js';
import { neighbourhood } from './neighbourhood.js';
import { plaza } from './plaza.js';
import { tiles } from './tiles.js';
import { visit } from './visit.js';

export const contactLayouts = layoutTable('contact', [
  ['contact-1', neighbourhood, 'نقشهٔ محله'],
  ['contact-2', desks, 'چهار راه تماس', { tone: 'soft' }],
  ['contact-3', hotline, 'تلفن بزرگ', { tone: 'ink', ornament: 'grid' }],
  ['contact-4', visit, 'دیدار حضوری', { tone: 'tint' }],
  ['contact-5', plaza, 'میدان شهر', { tone: 'plain' }],
  ['contact-6', directory, 'دفتر نشانی‌ها', { tone: 'tint', ornament: 'arches' }],
  ['contact-7', tiles, 'کاشی‌های تماس', { tone: 'soft' }],
  ['contact-8', neighbourhood, 'نقشهٔ گرد در شب', { tone: 'ink', media: 'start', shape: 'round', ornament: 'dots' }],
  ['contact-9', neighbourhood, 'نقشهٔ طاق بر رنگ', { tone: 'brand', shape: 'arch', frame: 'inset' }],
  ['contact-10', desks, 'چهار راه در شب', { tone: 'ink', ornament: 'rays', media: 'start' }],
  ['contact-11', desks, 'چهار راه بر رنگ', { tone: 'brand', ornament: 'horizon' }],
  ['contact-12', hotline, 'تلفن بر رنگ', { tone: 'brand', ornament: 'girih', align: 'center' }],
  ['contact-13', hotline, 'تلفن بر کاغذ', { tone: 'tint', frame: 'inset', ornament: 'rings' }],
  ['contact-14', visit, 'دیدار شبانه', { tone: 'ink', media: 'start', scene: 1 }],
  ['contact-15', visit, 'دیدار رنگی', { tone: 'brand', frame: 'inset', shape: 'arch', scene: 2 }],
  ['contact-16', plaza, 'میدان در شب', { tone: 'ink', scene: 2 }],
  ['contact-17', plaza, 'میدان رنگی در قاب', { tone: 'brand', frame: 'inset', media: 'start', scene: 1 }],
  ['contact-18', directory, 'دفتر شب', { tone: 'ink', media: 'start' }],
  ['contact-19', directory, 'دفتر رنگی', { tone: 'brand', align: 'center', ornament: 'band' }],
  ['contact-20', tiles, 'کاشی‌های شب', { tone: 'ink', media: 'start' }],
]);
