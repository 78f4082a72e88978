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
  ['logos-1', line, 'یک ردیف آرام', { density: 'compact' }],
  ['logos-2', cells, 'کادرهای خط‌کشی'],
  ['logos-3', cards, 'کارت‌های همراهان', { tone: 'soft' }],
  ['logos-4', aside, 'شش نشان کنار عنوان'],
  ['logos-5', panel, 'تابلوی همراهان'],
  ['logos-6', quote, 'حرف یک همراه', { tone: 'soft' }],
  ['logos-7', chips, 'نشان‌های شناور', { tone: 'tint' }],
  ['logos-8', register, 'فهرست همراهان'],
  ['logos-9', medals, 'پنج مدال', { tone: 'soft' }],
  ['logos-10', bricks, 'آجرچینی', { tone: 'tint' }],
  ['logos-11', line, 'ردیف آرام روی رنگ برند', { tone: 'brand', density: 'compact', ornament: 'girih' }],
  ['logos-12', cells, 'کادرهای شبانه', { tone: 'ink', frame: 'inset', ornament: 'dots' }],
  ['logos-13', cards, 'کارت‌ها روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  ['logos-14', aside, 'عنوان کنار شش نشان', { tone: 'ink', frame: 'inset', media: 'start' }],
  ['logos-15', panel, 'تابلوی شبانه', { tone: 'ink', frame: 'ruled', ornament: 'rays' }],
  ['logos-16', quote, 'حرف همراه در شب', { tone: 'ink', media: 'start', ornament: 'band' }],
  ['logos-17', chips, 'نشان‌های شناور شبانه', { tone: 'ink', ornament: 'rays' }],
  ['logos-18', register, 'فهرست روی رنگ برند', { tone: 'brand', ornament: 'grid' }],
  ['logos-19', medals, 'مدال‌های شبانه', { tone: 'ink', ornament: 'rings' }],
  ['logos-20', bricks, 'آجرچینی روی رنگ برند', { tone: 'brand', ornament: 'dots' }],
]);
