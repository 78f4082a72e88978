import { layoutTable } from '../../layouts/layout-table.js';
import { chapters } from './chapters.js';
import { facts } from './facts.js';
import { letter } from './letter.js';
import { panorama } from './panorama.js';
import { portrait } from './portrait.js';
import { statement } from './statement.js';
import { timeline } from './timeline.js';
import { triptych } from './triptych.js';
import { voice } from './voice.js';

export const aboutLayouts = layoutTable('about', [
  [portrait, 'روایت و طاق', { media: 'start' }],
  [statement, 'جملهٔ بزرگ', { tone: 'soft' }],
  [timeline, 'گذر سال‌ها', { tone: 'ink', ornament: 'glow' }],
  [letter, 'نامه و امضا', { tone: 'tint' }],
  [triptych, 'سه‌لته', { shape: 'arch' }],
  [chapters, 'فصل‌های پله‌ای', { tone: 'tint' }],
  [panorama, 'چشم‌انداز', { tone: 'plain' }],
  [facts, 'روایت با ارقام', { tone: 'soft' }],
  [voice, 'از زبان بنیان‌گذار', { tone: 'plain', shape: 'round', ornament: 'rings' }],
  [portrait, 'طاق بر شب', { tone: 'ink', ornament: 'dots', scene: 1 }],
  [portrait, 'طاق بر رنگ', { tone: 'brand', frame: 'inset', media: 'start', ornament: 'girih', scene: 2 }],
  [statement, 'جملهٔ شب', { tone: 'ink', ornament: 'rays', align: 'center' }],
  [statement, 'جمله بر رنگ', { tone: 'brand', ornament: 'girih' }],
  [timeline, 'سال‌ها بر کاغذ', { tone: 'tint', media: 'start', frame: 'inset' }],
  [timeline, 'سال‌ها بر رنگ', { tone: 'brand', ornament: 'band' }],
  [letter, 'نامهٔ شب', { tone: 'ink', media: 'start', scene: 1 }],
  [letter, 'نامه بر رنگ', { tone: 'brand', ornament: 'waves', scene: 2 }],
  [triptych, 'سه قاب شب', { tone: 'ink', media: 'start', shape: 'leaf', ornament: 'grid', scene: 2 }],
  [triptych, 'سه قاب بر رنگ', { tone: 'brand', shape: 'square', ornament: 'rings', scene: 1 }],
  [chapters, 'فصل‌ها بر شب', { tone: 'ink', align: 'center', ornament: 'arches' }],
  [chapters, 'فصل‌ها بر رنگ', { tone: 'brand', ornament: 'horizon', media: 'start' }],
  [panorama, 'چشم‌انداز شب', { tone: 'ink', scene: 1 }],
  [panorama, 'چشم‌انداز رنگی در قاب', { tone: 'brand', frame: 'inset', scene: 3, media: 'start' }],
  [facts, 'ارقام بر شب', { tone: 'ink', media: 'start', shape: 'leaf', scene: 1 }],
  [voice, 'سخنی بر رنگ', { tone: 'brand', shape: 'arch', media: 'start', scene: 2 }],
]);
