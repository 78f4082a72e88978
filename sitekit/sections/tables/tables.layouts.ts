import { layoutTable } from '../../layouts/layout-table.js';
import { board } from './board.js';
import { cards } from './cards.js';
import { marked } from './marked.js';
import { ruled } from './ruled.js';
import { striped } from './striped.js';

export const tablesLayouts = layoutTable('tables', [
  [ruled, 'جدول خط‌دار'],
  [striped, 'جدول راه‌راه', { tone: 'soft' }],
  [marked, 'ستون برجسته', { tone: 'tint' }],
  [cards, 'هر سطر یک کارت', { tone: 'soft', align: 'center' }],
  [board, 'تابلوی دیواری'],
  [ruled, 'جدول شبانه', { tone: 'ink', ornament: 'grid' }],
  [striped, 'جدول روی رنگ', { tone: 'brand', ornament: 'girih' }],
  [marked, 'ستون برجسته در شب', { tone: 'ink', frame: 'inset', ornament: 'rays' }],
  [cards, 'کارت‌ها روی رنگ', { tone: 'brand', ornament: 'band' }],
  [board, 'تختهٔ سیاه', { tone: 'brand', media: 'start', ornament: 'waves' }],
]);
