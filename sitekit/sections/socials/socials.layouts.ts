import { layoutTable } from '../../layouts/layout-table.js';
import { album } from './album.js';
import { cards } from './cards.js';
import { directory } from './directory.js';
import { panel } from './panel.js';
import { row } from './row.js';

export const socialsLayouts = layoutTable('socials', [
  ['socials-1', cards, 'کارت شبکه‌ها', { tone: 'soft', align: 'center' }],
  ['socials-2', row, 'ردیف نشان‌ها'],
  ['socials-3', directory, 'دفترچهٔ آدرس‌ها', { tone: 'tint' }],
  ['socials-4', album, 'آلبوم صفحه'],
  ['socials-5', panel, 'پنل همراه تصویر', { tone: 'soft' }],
  ['socials-6', cards, 'کارت‌ها در شب', { tone: 'ink', ornament: 'girih' }],
  ['socials-7', row, 'ردیف نشان‌ها روی رنگ', { tone: 'brand', ornament: 'rays', frame: 'inset' }],
  ['socials-8', directory, 'دفترچهٔ تیره', { tone: 'ink', media: 'start', ornament: 'dots' }],
  ['socials-9', album, 'آلبوم گرد روی رنگ', { tone: 'brand', media: 'start', shape: 'round', scene: 2 }],
  ['socials-10', panel, 'پنل وارونه', { tone: 'brand', media: 'start', scene: 3, ornament: 'horizon' }],
]);
