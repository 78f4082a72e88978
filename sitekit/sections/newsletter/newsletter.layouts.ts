import { layoutTable } from '../../layouts/layout-table.js';
import { archive } from './archive.js';
import { beacon } from './beacon.js';
import { inset } from './inset.js';
import { letter } from './letter.js';
import { line } from './line.js';
import { promises } from './promises.js';
import { scene } from './scene.js';
import { strip } from './strip.js';

export const newsletterLayouts = layoutTable('newsletter', [
  [strip, 'نوار باریک', { density: 'compact', frame: 'ruled' }],
  [beacon, 'وسط‌چین روشن', { tone: 'soft', ornament: 'glow' }],
  [inset, 'قاب با تصویر'],
  [letter, 'پاکت نامه', { tone: 'soft', ornament: 'dots' }],
  [archive, 'نامه‌های قبلی', { tone: 'soft' }],
  [promises, 'سه قول', { tone: 'tint', align: 'center', ornament: 'horizon' }],
  [scene, 'کارت روی تصویر'],
  [line, 'یک خط بزرگ'],
  [strip, 'نوار رنگی', { tone: 'brand', ornament: 'girih' }],
  [beacon, 'فانوس شب', { tone: 'ink', ornament: 'rays' }],
  [inset, 'قاب وارونه', { tone: 'brand', media: 'start', scene: 2, ornament: 'waves' }],
  [letter, 'پاکت روی رنگ', { tone: 'brand', frame: 'inset', ornament: 'rings', scene: 1 }],
  [archive, 'بایگانی تیره', { tone: 'ink', media: 'start', ornament: 'grid' }],
  [promises, 'قول‌ها در قاب تیره', { tone: 'ink', frame: 'inset' }],
  [scene, 'کارت رنگی روی تصویر', { tone: 'brand', media: 'start', scene: 3 }],
]);
