import { layoutTable } from '../../layout-table.js';
import { colophon } from './colophon.js';
import { columns } from './columns.js';
import { farewell } from './farewell.js';
import { wordmark } from './wordmark.js';

export const footerLayouts = layoutTable('footer', [
  [columns, 'چهار ستون', { tone: 'soft' }],
  [colophon, 'کوتاه در میانه'],
  [wordmark, 'نام بزرگ', { tone: 'ink' }],
  [farewell, 'دعوت پایانی', { tone: 'brand', ornament: 'waves' }],
]);
