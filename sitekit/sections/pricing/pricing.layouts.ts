import { layoutTable } from '../../layouts/layout-table.js';
import { aside } from './aside.js';
import { bands } from './bands.js';
import { board } from './board.js';
import { coupons } from './coupons.js';
import { joined } from './joined.js';
import { ladder } from './ladder.js';
import { menu } from './menu.js';
import { offer } from './offer.js';
import { pictured } from './pictured.js';
import { plain } from './plain.js';
import { rows } from './rows.js';
import { table } from './table.js';
import { tiers } from './tiers.js';

export const pricingLayouts = layoutTable('pricing', [
  [tiers, 'سه کارت با پیشنهاد ویژه', { tone: 'soft' }],
  [joined, 'سه ستون خط‌کشی'],
  [rows, 'کارت‌های خوابیده', { tone: 'tint' }],
  [menu, 'فهرست نقطه‌چین'],
  [table, 'جدول سنجش', { tone: 'soft' }],
  [offer, 'یک پیشنهاد'],
  [ladder, 'نردبان', { tone: 'tint' }],
  [pictured, 'فهرست کنار طاق'],
  [aside, 'دو طرح کنار عنوان', { tone: 'soft' }],
  [coupons, 'سه کوپن', { tone: 'tint' }],
  [bands, 'نوارهای رنگی'],
  [board, 'تابلوی سردر', { tone: 'soft', ornament: 'girih' }],
  [plain, 'قیمت‌های درشت'],
  [tiers, 'سه کارت شبانه', { tone: 'ink', frame: 'inset', ornament: 'rings' }],
  [joined, 'سه ستون روی رنگ برند', { tone: 'brand', ornament: 'grid' }],
  [rows, 'کارت‌های خوابیدهٔ شبانه', { tone: 'ink' }],
  [menu, 'فهرست نقطه‌چین شبانه', { tone: 'ink', frame: 'inset', ornament: 'girih' }],
  [table, 'جدول سنجش شبانه', { tone: 'ink', ornament: 'band' }],
  [offer, 'پیشنهاد شبانه', { tone: 'ink', media: 'start' }],
  [ladder, 'نردبان روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  [pictured, 'فهرست و طاق شبانه', { tone: 'ink', media: 'start', scene: 2 }],
  [aside, 'دو طرح روی رنگ برند', { tone: 'brand', media: 'start' }],
  [coupons, 'کوپن‌های شبانه', { tone: 'ink', ornament: 'rays' }],
  [board, 'تابلو روی رنگ برند', { tone: 'brand', ornament: 'girih' }],
  [plain, 'قیمت‌های درشت شبانه', { tone: 'ink', frame: 'inset', ornament: 'dots' }],
]);
