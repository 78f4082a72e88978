import { layoutTable } from '../../layouts/layout-table.js';
import { arcade } from './arcade.js';
import { aside } from './aside.js';
import { banner } from './banner.js';
import { cards } from './cards.js';
import { circles } from './circles.js';
import { duo } from './duo.js';
import { grid } from './grid.js';
import { leader } from './leader.js';
import { quilt } from './quilt.js';
import { roll } from './roll.js';

export const teamLayouts = layoutTable('team', [
  [grid, 'شش چهره'],
  [cards, 'سه کارت معرفی', { tone: 'soft' }],
  [leader, 'بنیان‌گذار و همکاران'],
  [arcade, 'رواق چهره‌ها', { tone: 'tint' }],
  [roll, 'دفتر نام‌ها'],
  [circles, 'چهره‌های گرد', { tone: 'soft' }],
  [quilt, 'چهل‌تکهٔ چهره‌ها', { tone: 'tint' }],
  [aside, 'پلاک نام‌ها'],
  [banner, 'تابلوی دعوت'],
  [duo, 'دو معرفی بزرگ', { tone: 'soft' }],
  [grid, 'شش چهرهٔ شبانه', { tone: 'ink', scene: 2, ornament: 'dots' }],
  [cards, 'سه کارت روی رنگ برند', { tone: 'brand', scene: 4, ornament: 'rays' }],
  [leader, 'بنیان‌گذار در شب', { tone: 'ink', frame: 'inset', scene: 2 }],
  [arcade, 'رواق روی رنگ برند', { tone: 'brand', scene: 4, ornament: 'girih' }],
  [roll, 'دفتر نام‌های شبانه', { tone: 'ink', scene: 2, ornament: 'band' }],
  [circles, 'چهره‌های گرد شبانه', { tone: 'ink', scene: 4, ornament: 'rings' }],
  [quilt, 'چهل‌تکهٔ شبانه', { tone: 'ink', media: 'start', scene: 2 }],
  [aside, 'پلاک نام‌ها در شب', { tone: 'ink', media: 'start', scene: 2, ornament: 'waves' }],
  [banner, 'دعوت شبانه', { tone: 'ink', frame: 'inset', media: 'start', scene: 2 }],
  [duo, 'دو معرفی روی رنگ برند', { tone: 'brand', media: 'start', scene: 2, ornament: 'dots' }],
]);
