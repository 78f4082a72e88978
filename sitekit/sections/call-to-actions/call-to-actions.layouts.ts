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
  ['call_to_actions-1', banner, 'نوار رنگی', { tone: 'brand', ornament: 'girih' }],
  ['call_to_actions-2', inset, 'کارت تیره با تصویر'],
  ['call_to_actions-3', line, 'یک سطر', { density: 'compact' }],
  ['call_to_actions-4', path, 'سه مرحله', { tone: 'tint' }],
  ['call_to_actions-5', ticket, 'بلیت دعوت', { tone: 'soft' }],
  ['call_to_actions-6', halves, 'نیم رنگ، نیم تصویر', { tone: 'brand' }],
  ['call_to_actions-7', horizon, 'جمله بر افق', { tone: 'tint' }],
  ['call_to_actions-8', duo, 'دو کارت', { tone: 'plain' }],
  ['call_to_actions-9', banner, 'نوار شعاع‌ها', { tone: 'ink', ornament: 'rays' }],
  [
    'call_to_actions-10',
    banner,
    'نوار کاغذی در قاب',
    { tone: 'tint', frame: 'inset', ornament: 'rings', align: 'start', media: 'start' },
  ],
  ['call_to_actions-11', inset, 'کارت تیره بر رنگ', { tone: 'brand', media: 'start', shape: 'arch', scene: 2 }],
  ['call_to_actions-12', line, 'سطر شب', { tone: 'ink', media: 'start', frame: 'inset' }],
  ['call_to_actions-13', path, 'سه مرحله در شب', { tone: 'ink', align: 'center', ornament: 'grid' }],
  ['call_to_actions-14', ticket, 'بلیت در شب', { tone: 'ink', media: 'start', ornament: 'dots' }],
  ['call_to_actions-15', ticket, 'بلیت بر رنگ', { tone: 'brand', align: 'center', ornament: 'waves' }],
  ['call_to_actions-16', halves, 'نیم شب، نیم تصویر', { tone: 'ink', media: 'start', scene: 2 }],
  ['call_to_actions-17', halves, 'نیم کاغذ در قاب', { tone: 'tint', frame: 'inset', shape: 'arch', scene: 3 }],
  ['call_to_actions-18', horizon, 'افق شب', { tone: 'ink', align: 'center', scene: 2 }],
  ['call_to_actions-19', duo, 'دو کارت در شب', { tone: 'ink', media: 'start' }],
  ['call_to_actions-20', duo, 'دو کارت بر رنگ', { tone: 'brand', align: 'center', ornament: 'arches' }],
]);
