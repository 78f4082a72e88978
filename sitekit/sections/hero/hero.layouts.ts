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
  [split, 'متن و تصویر', { ornament: 'dots' }],
  [stage, 'صحنهٔ میانه', { tone: 'tint', ornament: 'glow' }],
  [nocturne, 'شب گره‌چینی', { tone: 'ink', ornament: 'girih' }],
  [bento, 'جعبهٔ کاشی‌ها', { tone: 'soft' }],
  [editorial, 'تیتر مجله‌ای'],
  [gate, 'طاق رنگی', { tone: 'plain' }],
  [cover, 'تصویر سرتاسری', { tone: 'plain', align: 'center' }],
  [orbit, 'مدار', { tone: 'tint', shape: 'round' }],
  [poster, 'پوستر', { tone: 'brand' }],
  [trident, 'سه ستون بلند'],
  [desk, 'پیشخوان', { tone: 'plain', align: 'center' }],
  [collage, 'چهار قاب', { tone: 'soft', ornament: 'rings' }],
  [arcade, 'رواق پنج‌طاق', { tone: 'tint', ornament: 'glow' }],
  [quiet, 'یک جملهٔ آرام', { align: 'center', ornament: 'rays' }],
  [split, 'طاق کنار متن', { tone: 'ink', media: 'start', shape: 'arch', ornament: 'rings', scene: 2 }],
  [split, 'برگ بر رنگ', { tone: 'brand', shape: 'leaf', ornament: 'waves', scene: 1 }],
  [stage, 'صحنهٔ شب', { tone: 'ink', ornament: 'rays', scene: 2 }],
  [stage, 'صحنهٔ رنگی در قاب', { tone: 'brand', frame: 'inset', scene: 3 }],
  [nocturne, 'شعاع رنگ', { tone: 'brand', align: 'center', ornament: 'rays' }],
  [nocturne, 'روز کاغذی', { tone: 'tint', frame: 'inset', ornament: 'arches', align: 'center' }],
  [bento, 'کاشی‌ها بر شب', { tone: 'ink', media: 'start', scene: 1 }],
  [bento, 'کاشی‌ها بر رنگ', { tone: 'brand', frame: 'inset', scene: 3 }],
  [editorial, 'تیتر شبانه', { tone: 'ink', scene: 2, align: 'center' }],
  [editorial, 'تیتر بر رنگ', { tone: 'brand', media: 'start', scene: 1 }],
  [gate, 'طاق شبانه', { tone: 'brand', media: 'start' }],
  [gate, 'طاق بر کاغذ رنگی', { tone: 'tint', media: 'start', shape: 'round', scene: 1 }],
  [cover, 'تصویر و کارت تیره', { tone: 'ink', media: 'start', scene: 2 }],
  [cover, 'تصویر و کارت رنگی', { tone: 'brand', frame: 'inset', scene: 1 }],
  [orbit, 'مدار شبانه', { tone: 'ink', shape: 'arch', media: 'start', ornament: 'dots', scene: 1 }],
  [orbit, 'مدار بر رنگ', { tone: 'brand', shape: 'leaf', ornament: 'rings', scene: 3 }],
  [poster, 'پوستر روشن', { tone: 'plain', media: 'start', scene: 2 }],
  [poster, 'پوستر شب', { tone: 'ink', ornament: 'grid', align: 'center', scene: 1 }],
  [trident, 'سه ستون شب', { tone: 'ink', media: 'start', scene: 1 }],
  [trident, 'سه ستون رنگی', { tone: 'brand', frame: 'inset', scene: 2 }],
  [desk, 'پیشخوان شب', { tone: 'ink', ornament: 'horizon', shape: 'square', scene: 1 }],
  [desk, 'پیشخوان رنگی', { tone: 'brand', align: 'center', ornament: 'horizon', shape: 'leaf', scene: 3 }],
  [collage, 'چهار قاب شب', { tone: 'ink', media: 'start', ornament: 'grid', scene: 1 }],
  [collage, 'چهار قاب بر رنگ', { tone: 'brand', ornament: 'girih', scene: 2 }],
  [arcade, 'رواق شب', { tone: 'ink', ornament: 'girih', scene: 1, align: 'center' }],
  [arcade, 'رواق بر رنگ', { tone: 'brand', frame: 'inset', scene: 3 }],
  [quiet, 'جملهٔ شب', { tone: 'ink', ornament: 'rings' }],
  [quiet, 'جمله بر رنگ', { tone: 'brand', frame: 'inset', ornament: 'band' }],
]);
