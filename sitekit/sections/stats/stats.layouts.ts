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
  ['stats-1', row, 'چهار رقم در یک خط', { density: 'compact' }],
  ['stats-2', tiles, 'کاشی‌های رقم', { tone: 'soft' }],
  ['stats-3', rings, 'حلقه‌های سهم'],
  ['stats-4', bars, 'میله‌های خوابیده', { tone: 'tint' }],
  ['stats-5', giant, 'یک رقم بسیار درشت'],
  ['stats-6', panel, 'رقم‌ها کنار تصویر', { tone: 'soft' }],
  ['stats-7', ledger, 'دفتر رقم‌ها'],
  ['stats-8', towers, 'میله‌های ایستاده', { tone: 'soft' }],
  ['stats-9', row, 'چهار رقم روی رنگ برند', { tone: 'brand', density: 'compact', ornament: 'girih' }],
  ['stats-10', tiles, 'کاشی‌های شبانه', { tone: 'ink', frame: 'inset', ornament: 'dots' }],
  ['stats-11', rings, 'حلقه‌ها روی رنگ برند', { tone: 'brand', ornament: 'rings' }],
  ['stats-12', bars, 'میله‌های خوابیدهٔ شبانه', { tone: 'ink', media: 'start' }],
  ['stats-13', giant, 'رقم درشت روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  ['stats-14', towers, 'میله‌های شبانه', { tone: 'ink', ornament: 'rings' }],
  ['stats-15', ledger, 'دفتر رقم‌های شبانه', { tone: 'ink', frame: 'inset', ornament: 'band' }],
]);
