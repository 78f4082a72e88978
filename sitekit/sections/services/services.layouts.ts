import { layoutTable } from '../../layout-table.js';
import { cards } from './cards.js';
import { companion } from './companion.js';
import { flagship } from './flagship.js';
import { ledger } from './ledger.js';

export const servicesLayouts = layoutTable('services', [
  [cards, 'شش کارت', { tone: 'soft' }],
  [ledger, 'فهرست شماره‌دار'],
  [flagship, 'یک خدمت برجسته', { tone: 'tint' }],
  [companion, 'تصویر همراه فهرست', { tone: 'ink', media: 'start' }],
]);
