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
  [columns, 'چهار ستون', { tone: 'soft' }],
  [colophon, 'کوتاه در میانه'],
  [wordmark, 'نام بزرگ', { tone: 'ink' }],
  [farewell, 'دعوت پایانی', { tone: 'brand', ornament: 'waves' }],
  [skyline, 'خط آسمان', { tone: 'ink' }],
  [panel, 'لوح رنگی', { tone: 'plain' }],
  [thin, 'یک سطر نازک', { tone: 'plain', frame: 'ruled' }],
  [halves, 'دو نیمه', { tone: 'plain' }],
  [atlas, 'نقشه و ساعت', { tone: 'tint' }],
  [columns, 'چهار ستون شب', { tone: 'ink', media: 'start', ornament: 'girih' }],
  [columns, 'چهار ستون رنگی', { tone: 'brand', frame: 'inset', ornament: 'dots' }],
  [colophon, 'میانهٔ شب', { tone: 'ink', ornament: 'arches', frame: 'inset' }],
  [colophon, 'میانهٔ رنگی', { tone: 'brand', ornament: 'rays' }],
  [wordmark, 'نام بزرگ روشن', { tone: 'tint', media: 'start' }],
  [wordmark, 'نام بزرگ رنگی', { tone: 'brand', frame: 'inset' }],
  [farewell, 'بدرود شب', { tone: 'ink', align: 'center', ornament: 'rings' }],
  [farewell, 'بدرود روشن', { tone: 'tint', frame: 'inset', media: 'start' }],
  [skyline, 'خط آسمان روز', { tone: 'tint' }],
  [skyline, 'خط آسمان رنگی', { tone: 'brand', align: 'center' }],
  [panel, 'لوح شب', { tone: 'ink', media: 'start' }],
  [panel, 'لوح تیره بر رنگ', { tone: 'brand', align: 'center' }],
  [thin, 'سطر رنگی', { tone: 'brand', frame: 'inset', media: 'start' }],
  [halves, 'دو نیمهٔ شب', { tone: 'ink', media: 'start' }],
  [halves, 'دو نیمهٔ رنگی', { tone: 'brand', frame: 'inset' }],
  [atlas, 'نقشهٔ شب', { tone: 'ink', media: 'start' }],
]);
