import { layoutTable } from '../../layouts/layout-table.js';
import { banner } from './banner.js';
import { duo } from './duo.js';
import { halves } from './halves.js';
import { horizon } from './horizon.js';
import { inset } from './inset.js';
import { line } from './line.js';
import { path } from './path.js';
import { ticket } from './ticket.js';

export const callToActionsLayouts = layoutTable('call_to_actions', [
  [banner, 'نوار رنگی', { tone: 'brand', ornament: 'girih' }],
  [inset, 'کارت تیره با تصویر'],
  [line, 'یک سطر', { density: 'compact' }],
  [path, 'سه مرحله', { tone: 'tint' }],
  [ticket, 'بلیت دعوت', { tone: 'soft' }],
  [halves, 'نیم رنگ، نیم تصویر', { tone: 'brand' }],
  [horizon, 'جمله بر افق', { tone: 'tint' }],
  [duo, 'دو کارت', { tone: 'plain' }],
  [banner, 'نوار شعاع‌ها', { tone: 'ink', ornament: 'rays' }],
  [banner, 'نوار کاغذی در قاب', { tone: 'tint', frame: 'inset', ornament: 'rings', align: 'start', media: 'start' }],
  [inset, 'کارت تیره بر رنگ', { tone: 'brand', media: 'start', shape: 'arch', scene: 2 }],
  [line, 'سطر شب', { tone: 'ink', media: 'start', frame: 'inset' }],
  [path, 'سه مرحله در شب', { tone: 'ink', align: 'center', ornament: 'grid' }],
  [ticket, 'بلیت در شب', { tone: 'ink', media: 'start', ornament: 'dots' }],
  [ticket, 'بلیت بر رنگ', { tone: 'brand', align: 'center', ornament: 'waves' }],
  [halves, 'نیم شب، نیم تصویر', { tone: 'ink', media: 'start', scene: 2 }],
  [halves, 'نیم کاغذ در قاب', { tone: 'tint', frame: 'inset', shape: 'arch', scene: 3 }],
  [horizon, 'افق شب', { tone: 'ink', align: 'center', scene: 2 }],
  [duo, 'دو کارت در شب', { tone: 'ink', media: 'start' }],
  [duo, 'دو کارت بر رنگ', { tone: 'brand', align: 'center', ornament: 'arches' }],
]);
