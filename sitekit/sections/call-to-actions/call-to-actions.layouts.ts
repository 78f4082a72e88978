import { layoutTable } from '../../layout-table.js';
import { banner } from './banner.js';
import { inset } from './inset.js';
import { line } from './line.js';
import { path } from './path.js';

export const callToActionsLayouts = layoutTable('call_to_actions', [
  [banner, 'نوار رنگی', { tone: 'brand', ornament: 'girih' }],
  [inset, 'کارت تیره با تصویر'],
  [line, 'یک سطر', { density: 'compact' }],
  [path, 'سه گام', { tone: 'tint' }],
]);
