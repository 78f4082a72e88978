import { layoutTable } from '../../layout-table.js';
import { desks } from './desks.js';
import { hotline } from './hotline.js';
import { neighbourhood } from './neighbourhood.js';
import { visit } from './visit.js';

export const contactLayouts = layoutTable('contact', [
  [neighbourhood, 'نقشهٔ محله'],
  [desks, 'چهار راه تماس', { tone: 'soft' }],
  [hotline, 'تلفن بزرگ', { tone: 'ink', ornament: 'grid' }],
  [visit, 'دیدار حضوری', { tone: 'tint' }],
]);
