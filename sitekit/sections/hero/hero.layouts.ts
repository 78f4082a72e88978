import { layoutTable } from '../../layout-table.js';
import { bento } from './bento.js';
import { editorial } from './editorial.js';
import { gate } from './gate.js';
import { nocturne } from './nocturne.js';
import { split } from './split.js';
import { stage } from './stage.js';

export const heroLayouts = layoutTable('hero', [
  [split, 'متن و تصویر', { ornament: 'dots' }],
  [stage, 'صحنهٔ میانه', { tone: 'tint', ornament: 'glow' }],
  [nocturne, 'شب گره‌چینی', { tone: 'ink', ornament: 'girih' }],
  [bento, 'جعبهٔ کاشی‌ها', { tone: 'soft' }],
  [editorial, 'تیتر مجله‌ای'],
  [gate, 'طاق رنگی', { tone: 'plain' }],
]);
