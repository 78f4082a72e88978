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
  [bar, 'نوار ساده'],
  [masthead, 'نام در میانه'],
  [pill, 'نوار شناور', { tone: 'tint' }],
  [switchboard, 'دو طبقه با تلفن', { tone: 'ink' }],
  [center, 'نام بین دو بال'],
  [announce, 'اعلان و لینک‌ها', { tone: 'plain' }],
  [blocks, 'بلوک‌های رنگی'],
  [journal, 'سربرگ روزنامه'],
  [minimal, 'فقط نام و تلفن', { tone: 'soft', ornament: 'rays' }],
  [crest, 'طاق نام'],
  [capsules, 'سه کپسول', { tone: 'soft', ornament: 'rings' }],
  [reception, 'پیشخوان پذیرش'],
  [plaque, 'کتیبهٔ گره‌چینی', { tone: 'ink', ornament: 'girih' }],
  [segments, 'کلید لینک‌ها', { tone: 'soft', frame: 'inset' }],
  [bar, 'نوار شب', { tone: 'ink', media: 'start', ornament: 'grid' }],
  [bar, 'نوار رنگ برند', { tone: 'brand', frame: 'inset' }],
  [masthead, 'نام بر زمینهٔ تیره', { tone: 'ink', ornament: 'arches' }],
  [pill, 'شناور بر شب', { tone: 'ink', media: 'start', ornament: 'girih' }],
  [pill, 'شناور بر رنگ', { tone: 'brand', ornament: 'waves' }],
  [switchboard, 'دو طبقهٔ روشن', { tone: 'tint', media: 'start' }],
  [switchboard, 'دو طبقهٔ رنگی', { tone: 'brand', ornament: 'band' }],
  [center, 'دو بال بر رنگ', { tone: 'brand' }],
  [center, 'دو بال در قاب شب', { tone: 'ink', frame: 'inset', ornament: 'rays' }],
  [announce, 'اعلان بر شب', { tone: 'ink', media: 'start' }],
  [announce, 'اعلان تیره بر رنگ', { tone: 'brand' }],
  [blocks, 'بلوک‌های شبانه', { tone: 'ink', media: 'start' }],
  [blocks, 'بلوک‌های پررنگ', { tone: 'brand' }],
  [journal, 'سربرگ شبانه', { tone: 'ink', frame: 'inset', ornament: 'rings' }],
  [journal, 'سربرگ رنگی در قاب', { tone: 'brand', frame: 'inset' }],
  [minimal, 'نام بزرگ بر شب', { tone: 'ink', align: 'center', ornament: 'arches' }],
  [minimal, 'نام و دکمه بر رنگ', { tone: 'brand', media: 'start', ornament: 'rays' }],
  [crest, 'طاق بر شب', { tone: 'ink', frame: 'inset' }],
  [capsules, 'کپسول‌ها بر شب', { tone: 'ink', ornament: 'waves' }],
  [capsules, 'کپسول‌ها بر رنگ', { tone: 'brand', ornament: 'band' }],
  [reception, 'پذیرش شبانه', { tone: 'ink', ornament: 'rays' }],
  [plaque, 'کتیبهٔ رنگی', { tone: 'brand', ornament: 'arches', align: 'center' }],
  [segments, 'کلیدهای شب', { tone: 'ink', frame: 'inset', media: 'start' }],
]);
