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
  ['newsletter-1', strip, 'نوار باریک', { density: 'compact', frame: 'ruled' }],
  ['newsletter-2', beacon, 'وسط‌چین روشن', { tone: 'soft', ornament: 'glow' }],
  ['newsletter-3', inset, 'قاب با تصویر'],
  ['newsletter-4', letter, 'پاکت نامه', { tone: 'soft', ornament: 'dots' }],
  ['newsletter-5', archive, 'نامه‌های قبلی', { tone: 'soft' }],
  ['newsletter-6', promises, 'سه قول', { tone: 'tint', align: 'center', ornament: 'horizon' }],
  ['newsletter-7', scene, 'کارت روی تصویر'],
  ['newsletter-8', line, 'یک خط بزرگ'],
  ['newsletter-9', strip, 'نوار رنگی', { tone: 'brand', ornament: 'girih' }],
  ['newsletter-10', beacon, 'فانوس شب', { tone: 'ink', ornament: 'rays' }],
  ['newsletter-11', inset, 'قاب وارونه', { tone: 'brand', media: 'start', scene: 2, ornament: 'waves' }],
  ['newsletter-12', letter, 'پاکت روی رنگ', { tone: 'brand', frame: 'inset', ornament: 'rings', scene: 1 }],
  ['newsletter-13', archive, 'بایگانی تیره', { tone: 'ink', media: 'start', ornament: 'grid' }],
  ['newsletter-14', promises, 'قول‌ها در قاب تیره', { tone: 'ink', frame: 'inset' }],
  ['newsletter-15', scene, 'کارت رنگی روی تصویر', { tone: 'brand', media: 'start', scene: 3 }],
]);
