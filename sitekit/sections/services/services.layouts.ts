import { layoutTable } from '../../layouts/layout-table.js';
import { aroundOf } from '../shared/around.js';
import { drawersOf } from '../shared/drawers.js';
import { bento } from './bento.js';
import { cards } from './cards.js';
import { companion } from './companion.js';
import { doors } from './doors.js';
import { duo } from './duo.js';
import { flagship } from './flagship.js';
import { headlines } from './headlines.js';
import { ledger } from './ledger.js';
import { panel } from './panel.js';
import { arches, photos } from './photos.js';
import { pillars } from './pillars.js';
import { plates } from './plates.js';
import { shelf } from './shelf.js';
import { steps } from './steps.js';
import { tickets } from './tickets.js';

const around = aroundOf('services');
const drawers = drawersOf('services');

export const servicesLayouts = layoutTable('services', [
  ['services-1', cards, 'شش کارت', { tone: 'soft' }],
  ['services-2', ledger, 'فهرست شماره‌دار'],
  ['services-3', flagship, 'یک خدمت برجسته', { tone: 'tint' }],
  ['services-4', companion, 'تصویر همراه فهرست', { tone: 'ink', media: 'start' }],
  ['services-5', photos, 'سه تصویر، سه خدمت'],
  ['services-6', arches, 'سه طاق تصویر', { tone: 'tint' }],
  ['services-7', plates, 'لوح‌های سرتاسری', { tone: 'ink' }],
  ['services-8', drawers, 'کشوها با تصویر', { tone: 'soft' }],
  ['services-9', headlines, 'نام‌های درشت'],
  ['services-10', steps, 'رشتهٔ چهارتایی', { tone: 'soft' }],
  ['services-11', panel, 'تابلوی شش خدمت'],
  ['services-12', bento, 'کاشی‌های خدمت', { tone: 'soft' }],
  ['services-13', tickets, 'کارت‌های پهن', { media: 'start' }],
  ['services-14', pillars, 'چهار ستون بلند', { tone: 'brand' }],
  ['services-15', shelf, 'کارت‌ها روی تصویر'],
  ['services-16', doors, 'چهار درگاه', { tone: 'tint' }],
  ['services-17', around, 'دورتادور طاق'],
  ['services-18', duo, 'دو خدمت بزرگ', { tone: 'soft' }],
  ['services-19', cards, 'شش کارت شبانه', { tone: 'ink', frame: 'inset', ornament: 'rings' }],
  ['services-20', ledger, 'فهرست روی رنگ برند', { tone: 'brand', ornament: 'grid' }],
  ['services-21', flagship, 'خدمت برجستهٔ شبانه', { tone: 'ink', ornament: 'horizon', scene: 2 }],
  ['services-22', companion, 'فهرست همراه تصویر', { tone: 'tint' }],
  ['services-23', headlines, 'نام‌های درشت روی رنگ برند', { tone: 'brand', ornament: 'band' }],
  ['services-24', drawers, 'کشوها روی رنگ برند', { tone: 'brand', media: 'start' }],
  ['services-25', panel, 'تابلوی روشن در شب', { tone: 'ink', media: 'start' }],
  ['services-26', steps, 'رشتهٔ موج‌دار', { tone: 'brand', frame: 'inset', ornament: 'waves' }],
  ['services-27', doors, 'درگاه‌های گره‌چینی', { tone: 'brand', ornament: 'girih' }],
  ['services-28', around, 'طاق در شب', { tone: 'ink', scene: 3, ornament: 'rays' }],
  ['services-29', arches, 'طاق‌های شبانه', { tone: 'ink', frame: 'inset', scene: 3 }],
  ['services-30', tickets, 'کارت‌های پهن شبانه', { tone: 'ink', ornament: 'grid' }],
]);
