import { layoutTable } from '../../layouts/layout-table.js';
import { aside } from './aside.js';
import { bricks } from './bricks.js';
import { cards } from './cards.js';
import { cells } from './cells.js';
import { chips } from './chips.js';
import { line } from './line.js';
import { medals } from './medals.js';
import { panel } from './panel.js';
import { quote } from './quote.js';
import { register } from './register.js';

export const logosLayouts = layoutTable('logos', [
  [line, 'یک ردیف آرام', { density: 'compact' }],
  [cells, 'کادرهای خط‌کشی'],
  [cards, 'کارت‌های همراهان', { tone: 'soft' }],
  [aside, 'شش نشان کنار عنوان'],
  [panel, 'تابلوی همراهان'],
  [quote, 'حرف یک همراه', { tone: 'soft' }],
  [chips, 'نشان‌های شناور', { tone: 'tint' }],
  [register, 'فهرست همراهان'],
  [medals, 'پنج مدال', { tone: 'soft' }],
  [bricks, 'آجرچینی', { tone: 'tint' }],
  [line, 'ردیف آرام روی رنگ برند', { tone: 'brand', density: 'compact', ornament: 'girih' }],
  [cells, 'کادرهای شبانه', { tone: 'ink', frame: 'inset', ornament: 'dots' }],
  [cards, 'کارت‌ها روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  [aside, 'عنوان کنار شش نشان', { tone: 'ink', frame: 'inset', media: 'start' }],
  [panel, 'تابلوی شبانه', { tone: 'ink', frame: 'ruled', ornament: 'rays' }],
  [quote, 'حرف همراه در شب', { tone: 'ink', media: 'start', ornament: 'band' }],
  [chips, 'نشان‌های شناور شبانه', { tone: 'ink', ornament: 'rays' }],
  [register, 'فهرست روی رنگ برند', { tone: 'brand', ornament: 'grid' }],
  [medals, 'مدال‌های شبانه', { tone: 'ink', ornament: 'rings' }],
  [bricks, 'آجرچینی روی رنگ برند', { tone: 'brand', ornament: 'dots' }],
]);
