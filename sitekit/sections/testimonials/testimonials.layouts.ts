import { layoutTable } from '../../layouts/layout-table.js';
import { bento } from './bento.js';
import { bubbles } from './bubbles.js';
import { curtain } from './curtain.js';
import { pair } from './pair.js';
import { portrait } from './portrait.js';
import { register } from './register.js';
import { score } from './score.js';
import { trio } from './trio.js';
import { voice } from './voice.js';
import { wall } from './wall.js';

export const testimonialsLayouts = layoutTable('testimonials', [
  [trio, 'سه کارت', { tone: 'soft' }],
  [voice, 'یک صدا'],
  [score, 'امتیاز و نظرها', { tone: 'plain' }],
  [wall, 'دیوار یادداشت', { tone: 'ink', ornament: 'dots' }],
  [portrait, 'نقل‌قول کنار تصویر', { tone: 'soft' }],
  [bubbles, 'گفت‌وگو'],
  [register, 'دفتر یادبود'],
  [pair, 'دو لوح'],
  [bento, 'کاشی‌های نظر', { tone: 'tint' }],
  [curtain, 'کارت روی تصویر'],
  [voice, 'یک صدا روی رنگ برند', { tone: 'brand', ornament: 'girih' }],
  [portrait, 'نقل‌قول شبانه', { tone: 'ink', media: 'start', scene: 2 }],
  [bubbles, 'گفت‌وگو روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  [register, 'دفتر یادبود شبانه', { tone: 'ink', frame: 'inset', ornament: 'band' }],
  [bento, 'کاشی‌های نظر در شب', { tone: 'ink', scene: 1 }],
]);
