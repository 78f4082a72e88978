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
  ['testimonials-1', trio, 'سه کارت', { tone: 'soft' }],
  ['testimonials-2', voice, 'یک صدا'],
  ['testimonials-3', score, 'امتیاز و نظرها', { tone: 'plain' }],
  ['testimonials-4', wall, 'دیوار یادداشت', { tone: 'ink', ornament: 'dots' }],
  ['testimonials-5', portrait, 'نقل‌قول کنار تصویر', { tone: 'soft' }],
  ['testimonials-6', bubbles, 'گفت‌وگو'],
  ['testimonials-7', register, 'دفتر یادبود'],
  ['testimonials-8', pair, 'دو لوح'],
  ['testimonials-9', bento, 'کاشی‌های نظر', { tone: 'tint' }],
  ['testimonials-10', curtain, 'کارت روی تصویر'],
  ['testimonials-11', voice, 'یک صدا روی رنگ برند', { tone: 'brand', ornament: 'girih' }],
  ['testimonials-12', portrait, 'نقل‌قول شبانه', { tone: 'ink', media: 'start', scene: 2 }],
  ['testimonials-13', bubbles, 'گفت‌وگو روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  ['testimonials-14', register, 'دفتر یادبود شبانه', { tone: 'ink', frame: 'inset', ornament: 'band' }],
  ['testimonials-15', bento, 'کاشی‌های نظر در شب', { tone: 'ink', scene: 1 }],
]);
