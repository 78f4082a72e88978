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
  [cards, 'شش کارت', { tone: 'soft' }],
  [ledger, 'فهرست شماره‌دار'],
  [flagship, 'یک خدمت برجسته', { tone: 'tint' }],
  [companion, 'تصویر همراه فهرست', { tone: 'ink', media: 'start' }],
  [photos, 'سه تصویر، سه خدمت'],
  [arches, 'سه طاق تصویر', { tone: 'tint' }],
  [plates, 'لوح‌های سرتاسری', { tone: 'ink' }],
  [drawers, 'کشوها با تصویر', { tone: 'soft' }],
  [headlines, 'نام‌های درشت'],
  [steps, 'رشتهٔ چهارتایی', { tone: 'soft' }],
  [panel, 'تابلوی شش خدمت'],
  [bento, 'کاشی‌های خدمت', { tone: 'soft' }],
  [tickets, 'کارت‌های پهن', { media: 'start' }],
  [pillars, 'چهار ستون بلند', { tone: 'brand' }],
  [shelf, 'کارت‌ها روی تصویر'],
  [doors, 'چهار درگاه', { tone: 'tint' }],
  [around, 'دورتادور طاق'],
  [duo, 'دو خدمت بزرگ', { tone: 'soft' }],
  [cards, 'شش کارت شبانه', { tone: 'ink', frame: 'inset', ornament: 'rings' }],
  [ledger, 'فهرست روی رنگ برند', { tone: 'brand', ornament: 'grid' }],
  [flagship, 'خدمت برجستهٔ شبانه', { tone: 'ink', ornament: 'horizon', scene: 2 }],
  [companion, 'فهرست همراه تصویر', { tone: 'tint' }],
  [headlines, 'نام‌های درشت روی رنگ برند', { tone: 'brand', ornament: 'band' }],
  [drawers, 'کشوها روی رنگ برند', { tone: 'brand', media: 'start' }],
  [panel, 'تابلوی روشن در شب', { tone: 'ink', media: 'start' }],
  [steps, 'رشتهٔ موج‌دار', { tone: 'brand', frame: 'inset', ornament: 'waves' }],
  [doors, 'درگاه‌های گره‌چینی', { tone: 'brand', ornament: 'girih' }],
  [around, 'طاق در شب', { tone: 'ink', scene: 3, ornament: 'rays' }],
  [arches, 'طاق‌های شبانه', { tone: 'ink', frame: 'inset', scene: 3 }],
  [tickets, 'کارت‌های پهن شبانه', { tone: 'ink', ornament: 'grid' }],
]);
