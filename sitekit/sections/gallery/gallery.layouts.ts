import { layoutTable } from '../../layouts/layout-table.js';
import { arcade } from './arcade.js';
import { grid } from './grid.js';
import { lead } from './lead.js';
import { masonry } from './masonry.js';
import { mural } from './mural.js';
import { panorama } from './panorama.js';
import { polaroids } from './polaroids.js';
import { rail } from './rail.js';
import { register } from './register.js';
import { shapes } from './shapes.js';
import { showcase } from './showcase.js';
import { triptych } from './triptych.js';
import { weave } from './weave.js';

export const galleryLayouts = layoutTable('gallery', [
  ['gallery-1', grid, 'شش قاب'],
  ['gallery-2', mural, 'دیوار سرتاسری', { tone: 'ink' }],
  ['gallery-3', arcade, 'رواق', { tone: 'tint' }],
  ['gallery-4', showcase, 'دو ستون پلکانی', { tone: 'soft' }],
  ['gallery-5', masonry, 'قاب‌های قد و نیم‌قد'],
  ['gallery-6', lead, 'یک قاب بزرگ و چهار کوچک', { tone: 'soft' }],
  ['gallery-7', polaroids, 'عکس‌های فوری', { tone: 'tint' }],
  ['gallery-8', rail, 'چهار قاب کنار عنوان'],
  ['gallery-9', shapes, 'دایره، برگ و شمسه', { tone: 'soft' }],
  ['gallery-10', register, 'فهرست کارها'],
  ['gallery-11', panorama, 'سراسرنما'],
  ['gallery-12', triptych, 'سه‌لتی', { tone: 'ink' }],
  ['gallery-13', weave, 'بافت قاب‌ها'],
  ['gallery-14', masonry, 'قد و نیم‌قد شبانه', { tone: 'ink', scene: 2, ornament: 'dots' }],
  ['gallery-15', lead, 'قاب بزرگ شبانه', { tone: 'ink', media: 'start', scene: 3 }],
  ['gallery-16', shapes, 'شمسه‌ها روی رنگ برند', { tone: 'brand', scene: 1, ornament: 'girih' }],
  ['gallery-17', rail, 'عنوان کنار چهار قاب', { tone: 'ink', media: 'start', scene: 2 }],
  ['gallery-18', register, 'فهرست کارها روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  ['gallery-19', arcade, 'رواق شبانه', { tone: 'ink', scene: 1, ornament: 'girih' }],
  ['gallery-20', polaroids, 'عکس‌های فوری روی رنگ برند', { tone: 'brand', scene: 2, ornament: 'rays' }],
]);
