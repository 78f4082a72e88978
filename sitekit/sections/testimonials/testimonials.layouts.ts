import { layoutTable } from '../../layout-table.js';
import { score } from './score.js';
import { trio } from './trio.js';
import { voice } from './voice.js';
import { wall } from './wall.js';

export const testimonialsLayouts = layoutTable('testimonials', [
  [trio, 'سه کارت', { tone: 'soft' }],
  [voice, 'یک صدا'],
  [score, 'امتیاز و نظرها', { tone: 'plain' }],
  [wall, 'دیوار یادداشت', { tone: 'ink', ornament: 'dots' }],
]);
