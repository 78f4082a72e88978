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
  [grid, 'شش قاب'],
  [mural, 'دیوار سرتاسری', { tone: 'ink' }],
  [arcade, 'رواق', { tone: 'tint' }],
  [showcase, 'دو ستون پلکانی', { tone: 'soft' }],
  [masonry, 'قاب‌های قد و نیم‌قد'],
  [lead, 'یک قاب بزرگ و چهار کوچک', { tone: 'soft' }],
  [polaroids, 'عکس‌های فوری', { tone: 'tint' }],
  [rail, 'چهار قاب کنار عنوان'],
  [shapes, 'دایره، برگ و شمسه', { tone: 'soft' }],
  [register, 'فهرست کارها'],
  [panorama, 'سراسرنما'],
  [triptych, 'سه‌لتی', { tone: 'ink' }],
  [weave, 'بافت قاب‌ها'],
  [masonry, 'قد و نیم‌قد شبانه', { tone: 'ink', scene: 2, ornament: 'dots' }],
  [lead, 'قاب بزرگ شبانه', { tone: 'ink', media: 'start', scene: 3 }],
  [shapes, 'شمسه‌ها روی رنگ برند', { tone: 'brand', scene: 1, ornament: 'girih' }],
  [rail, 'عنوان کنار چهار قاب', { tone: 'ink', media: 'start', scene: 2 }],
  [register, 'فهرست کارها روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  [arcade, 'رواق شبانه', { tone: 'ink', scene: 1, ornament: 'girih' }],
  [polaroids, 'عکس‌های فوری روی رنگ برند', { tone: 'brand', scene: 2, ornament: 'rays' }],
]);
