import { layoutTable } from '../../layout-table.js';
import { bar } from './bar.js';
import { masthead } from './masthead.js';
import { pill } from './pill.js';
import { switchboard } from './switchboard.js';

export const headersLayouts = layoutTable('headers', [
  [bar, 'نوار ساده'],
  [masthead, 'نام در میانه'],
  [pill, 'نوار شناور', { tone: 'tint' }],
  [switchboard, 'دو طبقه با تلفن', { tone: 'ink' }],
]);
