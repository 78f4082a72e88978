import { layoutTable } from '../../layouts/layout-table.js';
import { board } from './board.js';
import { cards } from './cards.js';
import { marked } from './marked.js';
import { ruled } from './ruled.js';
import { striped } from './striped.js';

export const tablesLayouts = layoutTable('tables', [
  ['tables-1', ruled, 'جدول خط‌دار'],
  ['tables-2', striped, 'جدول راه‌راه', { tone: 'soft' }],
  ['tables-3', marked, 'ستون برجسته', { tone: 'tint' }],
  ['tables-4', cards, 'هر سطر یک کارت', { tone: 'soft', align: 'center' }],
  ['tables-5', board, 'تابلوی دیواری'],
  ['tables-6', ruled, 'جدول شبانه', { tone: 'ink', ornament: 'grid' }],
  ['tables-7', striped, 'جدول روی رنگ', { tone: 'brand', ornament: 'girih' }],
  ['tables-8', marked, 'ستون برجسته در شب', { tone: 'ink', frame: 'inset', ornament: 'rays' }],
  ['tables-9', cards, 'کارت‌ها روی رنگ', { tone: 'brand', ornament: 'band' }],
  ['tables-10', board, 'تختهٔ سیاه', { tone: 'brand', media: 'start', ornament: 'waves' }],
]);
