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
  [beside, 'فرم روبه‌روی متن'],
  [sheet, 'برگهٔ وسط'],
  [window, 'نیم پنجره، نیم فرم', { media: 'end' }],
  [chooser, 'اول انتخاب', { tone: 'soft', align: 'center' }],
  [underline, 'خط‌های نوشتن'],
  [desk, 'میز پذیرش', { tone: 'soft', media: 'start' }],
  [stages, 'سه مرحلهٔ شماره‌دار', { tone: 'soft', ornament: 'rings' }],
  [callback, 'با من تماس بگیرید', { tone: 'brand', ornament: 'rings' }],
  [beside, 'فرم شبانه', { tone: 'ink', media: 'start', ornament: 'dots' }],
  [sheet, 'برگه روی رنگ', { tone: 'brand', frame: 'inset', ornament: 'rays', align: 'center' }],
  [window, 'پنجرهٔ تاریک', { tone: 'ink', media: 'start', scene: 2 }],
  [chooser, 'انتخاب روی زمینهٔ تیره', { tone: 'ink', ornament: 'rays', frame: 'inset' }],
  [underline, 'نوشتن روی رنگ', { tone: 'brand', ornament: 'band' }],
  [desk, 'میز پذیرش روشن', { tone: 'brand', frame: 'inset' }],
  [stages, 'مرحله‌ها در قاب', { tone: 'brand', frame: 'inset', ornament: 'grid' }],
]);
