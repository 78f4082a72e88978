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
  ['pricing-1', tiers, 'سه کارت با پیشنهاد ویژه', { tone: 'soft' }],
  ['pricing-2', joined, 'سه ستون خط‌کشی'],
  ['pricing-3', rows, 'کارت‌های خوابیده', { tone: 'tint' }],
  ['pricing-4', menu, 'فهرست نقطه‌چین'],
  ['pricing-5', table, 'جدول سنجش', { tone: 'soft' }],
  ['pricing-6', offer, 'یک پیشنهاد'],
  ['pricing-7', ladder, 'نردبان', { tone: 'tint' }],
  ['pricing-8', pictured, 'فهرست کنار طاق'],
  ['pricing-9', aside, 'دو طرح کنار عنوان', { tone: 'soft' }],
  ['pricing-10', coupons, 'سه کوپن', { tone: 'tint' }],
  ['pricing-11', bands, 'نوارهای رنگی'],
  ['pricing-12', board, 'تابلوی سردر', { tone: 'soft', ornament: 'girih' }],
  ['pricing-13', plain, 'قیمت‌های درشت'],
  ['pricing-14', tiers, 'سه کارت شبانه', { tone: 'ink', frame: 'inset', ornament: 'rings' }],
  ['pricing-15', joined, 'سه ستون روی رنگ برند', { tone: 'brand', ornament: 'grid' }],
  ['pricing-16', rows, 'کارت‌های خوابیدهٔ شبانه', { tone: 'ink' }],
  ['pricing-17', menu, 'فهرست نقطه‌چین شبانه', { tone: 'ink', frame: 'inset', ornament: 'girih' }],
  ['pricing-18', table, 'جدول سنجش شبانه', { tone: 'ink', ornament: 'band' }],
  ['pricing-19', offer, 'پیشنهاد شبانه', { tone: 'ink', media: 'start' }],
  ['pricing-20', ladder, 'نردبان روی رنگ برند', { tone: 'brand', ornament: 'waves' }],
  ['pricing-21', pictured, 'فهرست و طاق شبانه', { tone: 'ink', media: 'start', scene: 2 }],
  ['pricing-22', aside, 'دو طرح روی رنگ برند', { tone: 'brand', media: 'start' }],
  ['pricing-23', coupons, 'کوپن‌های شبانه', { tone: 'ink', ornament: 'rays' }],
  ['pricing-24', board, 'تابلو روی رنگ برند', { tone: 'brand', ornament: 'girih' }],
  ['pricing-25', plain, 'قیمت‌های درشت شبانه', { tone: 'ink', frame: 'inset', ornament: 'dots' }],
]);
