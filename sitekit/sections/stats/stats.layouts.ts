import { layoutTable } from '../../layouts/layout-table.js';
import { bars } from './bars.js';
import { giant } from './giant.js';
import { ledger } from './ledger.js';
import { panel } from './panel.js';
import { rings } from './rings.js';
import { row } from './row.js';
import { tiles } from './tiles.js';
import { towers } from './towers.js';

export const statsLayouts = layoutTable('stats', [
  [row, 'چهار رقم در یک خط', { density: 'compact' }],
  [tiles, 'کاشی‌های رقم', { tone: 'soft' }],
  [rings, 'حلقه‌های سهم'],
  [bars, 'میله‌های خوابیده', { tone: 'tint' }],
  [giant, 'یک رقم بسیار درشت'],
  [panel, 'رقم‌ها کنار تصویر', { tone: 'soft' }],
  [ledger, 'دفتر رقم‌ها'],
  [towers, 'میله‌های ایستاده', { tone: 'soft' }],
  [row, 'چهار رقم روی رنگ برند', { tone: 'brand', density: 'compact', ornament: 'girih' }],
  [tiles, 'کاشی‌های شبانه', { tone: 'ink', frame: 'inset', ornament: 'dots' }],
  [rings, 'حلقه‌ها روی رنگ برند', { tone: 'brand', ornament: 'rings' }],
  [bars, 'میله‌های خوابیدهٔ شبانه', { tone: 'ink', media: 'start' }],
  [giant, 'رقم درشت روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  [towers, 'میله‌های شبانه', { tone: 'ink', ornament: 'rings' }],
  [ledger, 'دفتر رقم‌های شبانه', { tone: 'ink', frame: 'inset', ornament: 'band' }],
]);
