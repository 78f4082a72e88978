import { layoutTable } from '../../layouts/layout-table.js';
import { album } from './album.js';
import { cards } from './cards.js';
import { directory } from './directory.js';
import { panel } from './panel.js';
import { row } from './row.js';

export const socialsLayouts = layoutTable('socials', [
  [cards, 'کارت شبکه‌ها', { tone: 'soft', align: 'center' }],
  [row, 'ردیف نشان‌ها'],
  [directory, 'دفترچهٔ آدرس‌ها', { tone: 'tint' }],
  [album, 'آلبوم صفحه'],
  [panel, 'پنل همراه تصویر', { tone: 'soft' }],
  [cards, 'کارت‌ها در شب', { tone: 'ink', ornament: 'girih' }],
  [row, 'ردیف نشان‌ها روی رنگ', { tone: 'brand', ornament: 'rays', frame: 'inset' }],
  [directory, 'دفترچهٔ تیره', { tone: 'ink', media: 'start', ornament: 'dots' }],
  [album, 'آلبوم گرد روی رنگ', { tone: 'brand', media: 'start', shape: 'round', scene: 2 }],
  [panel, 'پنل وارونه', { tone: 'brand', media: 'start', scene: 3, ornament: 'horizon' }],
]);
