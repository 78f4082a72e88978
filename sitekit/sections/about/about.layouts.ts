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
  ['about-1', portrait, 'روایت و طاق', { media: 'start' }],
  ['about-2', statement, 'جملهٔ بزرگ', { tone: 'soft' }],
  ['about-3', timeline, 'گذر سال‌ها', { tone: 'ink', ornament: 'glow' }],
  ['about-4', letter, 'نامه و امضا', { tone: 'tint' }],
  ['about-5', triptych, 'سه‌لته', { shape: 'arch' }],
  ['about-6', chapters, 'فصل‌های پله‌ای', { tone: 'tint' }],
  ['about-7', panorama, 'چشم‌انداز', { tone: 'plain' }],
  ['about-8', facts, 'روایت با ارقام', { tone: 'soft' }],
  ['about-9', voice, 'از زبان بنیان‌گذار', { tone: 'plain', shape: 'round', ornament: 'rings' }],
  ['about-10', portrait, 'طاق بر شب', { tone: 'ink', ornament: 'dots', scene: 1 }],
  ['about-11', portrait, 'طاق بر رنگ', { tone: 'brand', frame: 'inset', media: 'start', ornament: 'girih', scene: 2 }],
  ['about-12', statement, 'جملهٔ شب', { tone: 'ink', ornament: 'rays', align: 'center' }],
  ['about-13', statement, 'جمله بر رنگ', { tone: 'brand', ornament: 'girih' }],
  ['about-14', timeline, 'سال‌ها بر کاغذ', { tone: 'tint', media: 'start', frame: 'inset' }],
  ['about-15', timeline, 'سال‌ها بر رنگ', { tone: 'brand', ornament: 'band' }],
  ['about-16', letter, 'نامهٔ شب', { tone: 'ink', media: 'start', scene: 1 }],
  ['about-17', letter, 'نامه بر رنگ', { tone: 'brand', ornament: 'waves', scene: 2 }],
  ['about-18', triptych, 'سه قاب شب', { tone: 'ink', media: 'start', shape: 'leaf', ornament: 'grid', scene: 2 }],
  ['about-19', triptych, 'سه قاب بر رنگ', { tone: 'brand', shape: 'square', ornament: 'rings', scene: 1 }],
  ['about-20', chapters, 'فصل‌ها بر شب', { tone: 'ink', align: 'center', ornament: 'arches' }],
  ['about-21', chapters, 'فصل‌ها بر رنگ', { tone: 'brand', ornament: 'horizon', media: 'start' }],
  ['about-22', panorama, 'چشم‌انداز شب', { tone: 'ink', scene: 1 }],
  ['about-23', panorama, 'چشم‌انداز رنگی در قاب', { tone: 'brand', frame: 'inset', scene: 3, media: 'start' }],
  ['about-24', facts, 'ارقام بر شب', { tone: 'ink', media: 'start', shape: 'leaf', scene: 1 }],
  ['about-25', voice, 'سخنی بر رنگ', { tone: 'brand', shape: 'arch', media: 'start', scene: 2 }],
]);
