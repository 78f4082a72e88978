import { layoutTable } from '../../layouts/layout-table.js';
import { arcade } from './arcade.js';
import { bento } from './bento.js';
import { collage } from './collage.js';
import { cover } from './cover.js';
import { desk } from './desk.js';
import { editorial } from './editorial.js';
import { gate } from './gate.js';
import { nocturne } from './nocturne.js';
import { orbit } from './orbit.js';
import { poster } from './poster.js';
import { quiet } from './quiet.js';
import { split } from './split.js';
import { stage } from './stage.js';
import { trident } from './trident.js';

export const heroLayouts = layoutTable('hero', [
  ['hero-1', split, 'متن و تصویر', { ornament: 'dots' }],
  ['hero-2', stage, 'صحنهٔ میانه', { tone: 'tint', ornament: 'glow' }],
  ['hero-3', nocturne, 'شب گره‌چینی', { tone: 'ink', ornament: 'girih' }],
  ['hero-4', bento, 'جعبهٔ کاشی‌ها', { tone: 'soft' }],
  ['hero-5', editorial, 'تیتر مجله‌ای'],
  ['hero-6', gate, 'طاق رنگی', { tone: 'plain' }],
  ['hero-7', cover, 'تصویر سرتاسری', { tone: 'plain', align: 'center' }],
  ['hero-8', orbit, 'مدار', { tone: 'tint', shape: 'round' }],
  ['hero-9', poster, 'پوستر', { tone: 'brand' }],
  ['hero-10', trident, 'سه ستون بلند'],
  ['hero-11', desk, 'پیشخوان', { tone: 'plain', align: 'center' }],
  ['hero-12', collage, 'چهار قاب', { tone: 'soft', ornament: 'rings' }],
  ['hero-13', arcade, 'رواق پنج‌طاق', { tone: 'tint', ornament: 'glow' }],
  ['hero-14', quiet, 'یک جملهٔ آرام', { align: 'center', ornament: 'rays' }],
  ['hero-15', split, 'طاق کنار متن', { tone: 'ink', media: 'start', shape: 'arch', ornament: 'rings', scene: 2 }],
  ['hero-16', split, 'برگ بر رنگ', { tone: 'brand', shape: 'leaf', ornament: 'waves', scene: 1 }],
  ['hero-17', stage, 'صحنهٔ شب', { tone: 'ink', ornament: 'rays', scene: 2 }],
  ['hero-18', stage, 'صحنهٔ رنگی در قاب', { tone: 'brand', frame: 'inset', scene: 3 }],
  ['hero-19', nocturne, 'شعاع رنگ', { tone: 'brand', align: 'center', ornament: 'rays' }],
  ['hero-20', nocturne, 'روز کاغذی', { tone: 'tint', frame: 'inset', ornament: 'arches', align: 'center' }],
  ['hero-21', bento, 'کاشی‌ها بر شب', { tone: 'ink', media: 'start', scene: 1 }],
  ['hero-22', bento, 'کاشی‌ها بر رنگ', { tone: 'brand', frame: 'inset', scene: 3 }],
  ['hero-23', editorial, 'تیتر شبانه', { tone: 'ink', scene: 2, align: 'center' }],
  ['hero-24', editorial, 'تیتر بر رنگ', { tone: 'brand', media: 'start', scene: 1 }],
  ['hero-25', gate, 'طاق شبانه', { tone: 'brand', media: 'start' }],
  ['hero-26', gate, 'طاق بر کاغذ رنگی', { tone: 'tint', media: 'start', shape: 'round', scene: 1 }],
  ['hero-27', cover, 'تصویر و کارت تیره', { tone: 'ink', media: 'start', scene: 2 }],
  ['hero-28', cover, 'تصویر و کارت رنگی', { tone: 'brand', frame: 'inset', scene: 1 }],
  ['hero-29', orbit, 'مدار شبانه', { tone: 'ink', shape: 'arch', media: 'start', ornament: 'dots', scene: 1 }],
  ['hero-30', orbit, 'مدار بر رنگ', { tone: 'brand', shape: 'leaf', ornament: 'rings', scene: 3 }],
  ['hero-31', poster, 'پوستر روشن', { tone: 'plain', media: 'start', scene: 2 }],
  ['hero-32', poster, 'پوستر شب', { tone: 'ink', ornament: 'grid', align: 'center', scene: 1 }],
  ['hero-33', trident, 'سه ستون شب', { tone: 'ink', media: 'start', scene: 1 }],
  ['hero-34', trident, 'سه ستون رنگی', { tone: 'brand', frame: 'inset', scene: 2 }],
  ['hero-35', desk, 'پیشخوان شب', { tone: 'ink', ornament: 'horizon', shape: 'square', scene: 1 }],
  ['hero-36', desk, 'پیشخوان رنگی', { tone: 'brand', align: 'center', ornament: 'horizon', shape: 'leaf', scene: 3 }],
  ['hero-37', collage, 'چهار قاب شب', { tone: 'ink', media: 'start', ornament: 'grid', scene: 1 }],
  ['hero-38', collage, 'چهار قاب بر رنگ', { tone: 'brand', ornament: 'girih', scene: 2 }],
  ['hero-39', arcade, 'رواق شب', { tone: 'ink', ornament: 'girih', scene: 1, align: 'center' }],
  ['hero-40', arcade, 'رواق بر رنگ', { tone: 'brand', frame: 'inset', scene: 3 }],
  ['hero-41', quiet, 'جملهٔ شب', { tone: 'ink', ornament: 'rings' }],
  ['hero-42', quiet, 'جمله بر رنگ', { tone: 'brand', frame: 'inset', ornament: 'band' }],
]);
