import { layoutTable } from '../../layouts/layout-table.js';
import { announce } from './announce.js';
import { bar } from './bar.js';
import { blocks } from './blocks.js';
import { capsules } from './capsules.js';
import { center } from './center.js';
import { crest } from './crest.js';
import { journal } from './journal.js';
import { masthead } from './masthead.js';
import { minimal } from './minimal.js';
import { pill } from './pill.js';
import { plaque } from './plaque.js';
import { reception } from './reception.js';
import { segments } from './segments.js';
import { switchboard } from './switchboard.js';

export const headersLayouts = layoutTable('headers', [
  ['headers-1', bar, 'نوار ساده'],
  ['headers-2', masthead, 'نام در میانه'],
  ['headers-3', pill, 'نوار شناور', { tone: 'tint' }],
  ['headers-4', switchboard, 'دو طبقه با تلفن', { tone: 'ink' }],
  ['headers-5', center, 'نام بین دو بال'],
  ['headers-6', announce, 'اعلان و لینک‌ها', { tone: 'plain' }],
  ['headers-7', blocks, 'بلوک‌های رنگی'],
  ['headers-8', journal, 'سربرگ روزنامه'],
  ['headers-9', minimal, 'فقط نام و تلفن', { tone: 'soft', ornament: 'rays' }],
  ['headers-10', crest, 'طاق نام'],
  ['headers-11', capsules, 'سه کپسول', { tone: 'soft', ornament: 'rings' }],
  ['headers-12', reception, 'پیشخوان پذیرش'],
  ['headers-13', plaque, 'کتیبهٔ گره‌چینی', { tone: 'ink', ornament: 'girih' }],
  ['headers-14', segments, 'کلید لینک‌ها', { tone: 'soft', frame: 'inset' }],
  ['headers-15', bar, 'نوار شب', { tone: 'ink', media: 'start', ornament: 'grid' }],
  ['headers-16', bar, 'نوار رنگ برند', { tone: 'brand', frame: 'inset' }],
  ['headers-17', masthead, 'نام بر زمینهٔ تیره', { tone: 'ink', ornament: 'arches' }],
  ['headers-18', pill, 'شناور بر شب', { tone: 'ink', media: 'start', ornament: 'girih' }],
  ['headers-19', pill, 'شناور بر رنگ', { tone: 'brand', ornament: 'waves' }],
  ['headers-20', switchboard, 'دو طبقهٔ روشن', { tone: 'tint', media: 'start' }],
  ['headers-21', switchboard, 'دو طبقهٔ رنگی', { tone: 'brand', ornament: 'band' }],
  ['headers-22', center, 'دو بال بر رنگ', { tone: 'brand' }],
  ['headers-23', center, 'دو بال در قاب شب', { tone: 'ink', frame: 'inset', ornament: 'rays' }],
  ['headers-24', announce, 'اعلان بر شب', { tone: 'ink', media: 'start' }],
  ['headers-25', announce, 'اعلان تیره بر رنگ', { tone: 'brand' }],
  ['headers-26', blocks, 'بلوک‌های شبانه', { tone: 'ink', media: 'start' }],
  ['headers-27', blocks, 'بلوک‌های پررنگ', { tone: 'brand' }],
  ['headers-28', journal, 'سربرگ شبانه', { tone: 'ink', frame: 'inset', ornament: 'rings' }],
  ['headers-29', journal, 'سربرگ رنگی در قاب', { tone: 'brand', frame: 'inset' }],
  ['headers-30', minimal, 'نام بزرگ بر شب', { tone: 'ink', align: 'center', ornament: 'arches' }],
  ['headers-31', minimal, 'نام و دکمه بر رنگ', { tone: 'brand', media: 'start', ornament: 'rays' }],
  ['headers-32', crest, 'طاق بر شب', { tone: 'ink', frame: 'inset' }],
  ['headers-33', capsules, 'کپسول‌ها بر شب', { tone: 'ink', ornament: 'waves' }],
  ['headers-34', capsules, 'کپسول‌ها بر رنگ', { tone: 'brand', ornament: 'band' }],
  ['headers-35', reception, 'پذیرش شبانه', { tone: 'ink', ornament: 'rays' }],
  ['headers-36', plaque, 'کتیبهٔ رنگی', { tone: 'brand', ornament: 'arches', align: 'center' }],
  ['headers-37', segments, 'کلیدهای شب', { tone: 'ink', frame: 'inset', media: 'start' }],
]);
