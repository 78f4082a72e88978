import { layoutTable } from '../../layouts/layout-table.js';
import { atlas } from './atlas.js';
import { colophon } from './colophon.js';
import { columns } from './columns.js';
import { farewell } from './farewell.js';
import { halves } from './halves.js';
import { panel } from './panel.js';
import { skyline } from './skyline.js';
import { thin } from './thin.js';
import { wordmark } from './wordmark.js';

export const footerLayouts = layoutTable('footer', [
  ['footer-1', columns, 'چهار ستون', { tone: 'soft' }],
  ['footer-2', colophon, 'کوتاه در میانه'],
  ['footer-3', wordmark, 'نام بزرگ', { tone: 'ink' }],
  ['footer-4', farewell, 'دعوت پایانی', { tone: 'brand', ornament: 'waves' }],
  ['footer-5', skyline, 'خط آسمان', { tone: 'ink' }],
  ['footer-6', panel, 'لوح رنگی', { tone: 'plain' }],
  ['footer-7', thin, 'یک سطر نازک', { tone: 'plain', frame: 'ruled' }],
  ['footer-8', halves, 'دو نیمه', { tone: 'plain' }],
  ['footer-9', atlas, 'نقشه و ساعت', { tone: 'tint' }],
  ['footer-10', columns, 'چهار ستون شب', { tone: 'ink', media: 'start', ornament: 'girih' }],
  ['footer-11', columns, 'چهار ستون رنگی', { tone: 'brand', frame: 'inset', ornament: 'dots' }],
  ['footer-12', colophon, 'میانهٔ شب', { tone: 'ink', ornament: 'arches', frame: 'inset' }],
  ['footer-13', colophon, 'میانهٔ رنگی', { tone: 'brand', ornament: 'rays' }],
  ['footer-14', wordmark, 'نام بزرگ روشن', { tone: 'tint', media: 'start' }],
  ['footer-15', wordmark, 'نام بزرگ رنگی', { tone: 'brand', frame: 'inset' }],
  ['footer-16', farewell, 'بدرود شب', { tone: 'ink', align: 'center', ornament: 'rings' }],
  ['footer-17', farewell, 'بدرود روشن', { tone: 'tint', frame: 'inset', media: 'start' }],
  ['footer-18', skyline, 'خط آسمان روز', { tone: 'tint' }],
  ['footer-19', skyline, 'خط آسمان رنگی', { tone: 'brand', align: 'center' }],
  ['footer-20', panel, 'لوح شب', { tone: 'ink', media: 'start' }],
  ['footer-21', panel, 'لوح تیره بر رنگ', { tone: 'brand', align: 'center' }],
  ['footer-22', thin, 'سطر رنگی', { tone: 'brand', frame: 'inset', media: 'start' }],
  ['footer-23', halves, 'دو نیمهٔ شب', { tone: 'ink', media: 'start' }],
  ['footer-24', halves, 'دو نیمهٔ رنگی', { tone: 'brand', frame: 'inset' }],
  ['footer-25', atlas, 'نقشهٔ شب', { tone: 'ink', media: 'start' }],
]);
