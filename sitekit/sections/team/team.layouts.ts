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
  ['team-1', grid, 'شش چهره'],
  ['team-2', cards, 'سه کارت معرفی', { tone: 'soft' }],
  ['team-3', leader, 'بنیان‌گذار و همکاران'],
  ['team-4', arcade, 'رواق چهره‌ها', { tone: 'tint' }],
  ['team-5', roll, 'دفتر نام‌ها'],
  ['team-6', circles, 'چهره‌های گرد', { tone: 'soft' }],
  ['team-7', quilt, 'چهل‌تکهٔ چهره‌ها', { tone: 'tint' }],
  ['team-8', aside, 'پلاک نام‌ها'],
  ['team-9', banner, 'تابلوی دعوت'],
  ['team-10', duo, 'دو معرفی بزرگ', { tone: 'soft' }],
  ['team-11', grid, 'شش چهرهٔ شبانه', { tone: 'ink', scene: 2, ornament: 'dots' }],
  ['team-12', cards, 'سه کارت روی رنگ برند', { tone: 'brand', scene: 4, ornament: 'rays' }],
  ['team-13', leader, 'بنیان‌گذار در شب', { tone: 'ink', frame: 'inset', scene: 2 }],
  ['team-14', arcade, 'رواق روی رنگ برند', { tone: 'brand', scene: 4, ornament: 'girih' }],
  ['team-15', roll, 'دفتر نام‌های شبانه', { tone: 'ink', scene: 2, ornament: 'band' }],
  ['team-16', circles, 'چهره‌های گرد شبانه', { tone: 'ink', scene: 4, ornament: 'rings' }],
  ['team-17', quilt, 'چهل‌تکهٔ شبانه', { tone: 'ink', media: 'start', scene: 2 }],
  ['team-18', aside, 'پلاک نام‌ها در شب', { tone: 'ink', media: 'start', scene: 2, ornament: 'waves' }],
  ['team-19', banner, 'دعوت شبانه', { tone: 'ink', frame: 'inset', media: 'start', scene: 2 }],
  ['team-20', duo, 'دو معرفی روی رنگ برند', { tone: 'brand', media: 'start', scene: 2, ornament: 'dots' }],
]);
