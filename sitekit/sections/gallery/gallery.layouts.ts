import { layoutTable } from '../../layout-table.js';
import { arcade } from './arcade.js';
import { grid } from './grid.js';
import { mural } from './mural.js';
import { showcase } from './showcase.js';

export const galleryLayouts = layoutTable('gallery', [
  [grid, 'شش قاب'],
  [mural, 'دیوار سرتاسری', { tone: 'ink' }],
  [arcade, 'رواق', { tone: 'tint' }],
  [showcase, 'دو ستون پلکانی', { tone: 'soft' }],
]);
