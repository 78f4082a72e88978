import { layoutTable } from '../../layouts/layout-table.js';
import { beside } from './beside.js';
import { callback } from './callback.js';
import { chooser } from './chooser.js';
import { desk } from './desk.js';
import { sheet } from './sheet.js';
import { stages } from './stages.js';
import { underline } from './underline.js';
import { window } from './window.js';

export const formsLayouts = layoutTable('forms', [
  ['forms-1', beside, 'فرم روبه‌روی متن'],
  ['forms-2', sheet, 'برگهٔ وسط'],
  ['forms-3', window, 'نیم پنجره، نیم فرم', { media: 'end' }],
  ['forms-4', chooser, 'اول انتخاب', { tone: 'soft', align: 'center' }],
  ['forms-5', underline, 'خط‌های نوشتن'],
  ['forms-6', desk, 'میز پذیرش', { tone: 'soft', media: 'start' }],
  ['forms-7', stages, 'سه مرحلهٔ شماره‌دار', { tone: 'soft', ornament: 'rings' }],
  ['forms-8', callback, 'با من تماس بگیرید', { tone: 'brand', ornament: 'rings' }],
  ['forms-9', beside, 'فرم شبانه', { tone: 'ink', media: 'start', ornament: 'dots' }],
  ['forms-10', sheet, 'برگه روی رنگ', { tone: 'brand', frame: 'inset', ornament: 'rays', align: 'center' }],
  ['forms-11', window, 'پنجرهٔ تاریک', { tone: 'ink', media: 'start', scene: 2 }],
  ['forms-12', chooser, 'انتخاب روی زمینهٔ تیره', { tone: 'ink', ornament: 'rays', frame: 'inset' }],
  ['forms-13', underline, 'نوشتن روی رنگ', { tone: 'brand', ornament: 'band' }],
  ['forms-14', desk, 'میز پذیرش روشن', { tone: 'brand', frame: 'inset' }],
  ['forms-15', stages, 'مرحله‌ها در قاب', { tone: 'brand', frame: 'inset', ornament: 'grid' }],
]);
