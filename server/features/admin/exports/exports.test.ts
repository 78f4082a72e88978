/** Cells of enumerations say in Persian what is stored in English. */
import { API_SCOPE_NAMES } from '#core/api-keys.js';
import { SERVICE_TASK_STATUSES, TASK_SERVICES } from '#core/sites/service-tasks.js';
import { REPORT_KINDS, REPORT_STATUSES } from '#core/sites/site-reports.js';
import { DOMAIN_CATEGORIES } from '#features/domains/domain-price.entity.js';
import { EMAIL_STATUSES } from '#features/emails/email-log.values.js';
import { INVOICE_STATUSES } from '#features/invoices/invoice/invoice.entity.js';
import { ORDER_PAYMENT_STATUSES, ORDER_STATUSES } from '#features/orders/order/orders.values.js';
import { PAYMENT_STATUSES, WALLET_GATEWAY } from '#features/payments/payment/payment.entity.js';
import { TASK_KINDS, TASK_STATUSES } from '#features/site-domains/registrations/registrations.values.js';
import { SITE_STATUSES, SITE_STOPS } from '#features/sites/site/sites.values.js';
import { TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_STATUSES } from '#features/support/support.values.js';
import { EXPORT_TITLES as T } from './exports.messages.js';
import { EXPORTS, type ExportName } from './exports.js';

const BOTH = [true, false];

/** Every column of stored words, with the field behind it and all that the field can be. */
const COLUMNS: readonly (readonly [list: ExportName, title: string, field: string, values: readonly unknown[]])[] = [
  ['orders', T.status, 'status', ORDER_STATUSES],
  ['orders', T.payment, 'paymentStatus', ORDER_PAYMENT_STATUSES],
  ['users', T.role, 'role', ['admin', 'user']],
  ['users', T.status, 'status', ['active', 'banned']],
  ['payments', T.status, 'status', PAYMENT_STATUSES],
  ['payments', T.status, 'returnedRials', [5, 10]],
  ['payments', T.method, 'gateway', [WALLET_GATEWAY, 'zarinpal']],
  ['invoices', T.status, 'status', INVOICE_STATUSES],
  ['invoices', T.status, 'creditedRials', [5, 10]],
  ['receipts', T.method, 'method', ['wallet', 'gateway', 'manual']],
  ['receipts', T.method, 'walletRials', [5]],
  ['support', T.category, 'category', TICKET_CATEGORIES],
  ['support', T.priority, 'priority', TICKET_PRIORITIES],
  ['support', T.status, 'status', TICKET_STATUSES],
  ['domains', T.category, 'category', DOMAIN_CATEGORIES],
  ['domains', T.offered, 'available', BOTH],
  ['emails', T.status, 'status', EMAIL_STATUSES],
  ['emails', T.template, 'templateType', ['verify_email', 'notification', 'message']],
  ['coupons', T.active, 'active', BOTH],
  ['sites', T.status, 'status', SITE_STATUSES],
  ['sites', T.stopReason, 'stop', SITE_STOPS],
  ['reports', T.status, 'status', REPORT_STATUSES],
  ['reports', T.kind, 'kind', REPORT_KINDS],
  ['reports', T.act, 'act', ['suspend', 'take_down']],
  ['registrations', T.status, 'status', TASK_STATUSES],
  ['registrations', T.task, 'kind', TASK_KINDS],
  ['service-tasks', T.status, 'status', SERVICE_TASK_STATUSES],
  ['service-tasks', T.service, 'service', TASK_SERVICES],
  ['api-keys', T.scopes, 'scopes', API_SCOPE_NAMES.map((name) => [name])],
];

/** The other values that those cells read. */
const ROW = {
  stopNote: null,
  status: 'completed',
  method: 'gateway',
  returnedRials: 0,
  creditedRials: 0,
  walletRials: 0,
  amountRials: 10,
  holdState: null,
};

const PERSIAN = /^[\p{Script_Extensions=Arabic}\u200c\s.]+$/u;

it.each(COLUMNS)('%s: «%s» is Persian for every %s', (list, title, field, values) => {
  const column = EXPORTS[list].columns.find((each) => each.title === title);
  const cells = values.map((value) => column?.cell({ ...ROW, [field]: value }));
  for (const cell of cells) expect(cell).toMatch(PERSIAN);
  expect(new Set(cells).size).toBe(values.length);
});

it('leaves out what a key may no longer do', () => {
  const column = EXPORTS['api-keys'].columns.find(({ title }) => title === T.scopes);
  expect(column?.cell({ scopes: ['read:orders', 'read:nothing', 'read:wallet'] })).toBe('دیدن سفارش‌ها، دیدن کیف پول');
});
