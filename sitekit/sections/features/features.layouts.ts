import { layoutTable } from '../../layout-table.js';
import { columns } from './columns.js';
import { lattice } from './lattice.js';
import { mosaic } from './mosaic.js';
import { zigzag } from './zigzag.js';

export const featuresLayouts = layoutTable('features', [
  [columns, 'شش ستون'],
  [mosaic, 'کاشی‌های ناهم‌اندازه', { tone: 'soft' }],
  [zigzag, 'رفت‌وبرگشت'],
  [lattice, 'شبکهٔ خط‌کشی', { tone: 'brand', ornament: 'grid' }],
]);
