import { layoutTable } from '../../layout-table.js';
import { letter } from './letter.js';
import { portrait } from './portrait.js';
import { statement } from './statement.js';
import { timeline } from './timeline.js';

export const aboutLayouts = layoutTable('about', [
  [portrait, 'روایت و طاق', { media: 'start' }],
  [statement, 'جملهٔ بزرگ', { tone: 'soft' }],
  [timeline, 'گذر سال‌ها', { tone: 'ink', ornament: 'glow' }],
  [letter, 'نامه و امضا', { tone: 'tint' }],
]);
