import { fireEvent, screen, within } from '@testing-library/react';
import { rial, toman } from '#core/money.js';
import { EndUserSessionDocument, type AdminCustomerQuery } from '#client/gql/graphql.js';
import { formatChange } from '#client/lib/format.js';
import { adminCustomerMessages as texts } from '#client/lib/messages/admin/admin-customer.messages.js';
import { adminUserMessages } from '#client/lib/messages/admin/admin-users.messages.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { mockOf, openAdmin } from '../testing.js';
import { CustomerHead } from './customer-head.js';
import { PaidRecords } from './customer-records.js';
import { SessionRecords } from './security-records.js';

const AT = '2026-11-20T10:00:00.000Z';
const none = { items: [], pagination: { total: 0, capped: false } };
const one = { total: 1, capped: false };

const user: AdminCustomerQuery['user'] = {
  id: 'u1',
  email: 'sara@example.ir',
  fullName: 'سارا راد',
  role: 'user',
  status: 'active',
  phone: null,
  avatarUrl: null,
  emailConfirmedAt: AT,
  createdAt: AT,
  lastLoginAt: AT,
  company: null,
  address: null,
  province: null,
  city: null,
  postalCode: null,
  nationalId: null,
  twoFactorAt: null,
  activity: null,
};

const found: AdminCustomerQuery = {
  user,
  orders: none,
  sites: none,
  adminInvoices: none,
  paymentLog: none,
  tickets: none,
  auditLog: none,
  adminReceipts: {
    items: [{ id: 'r1', number: 'R-1', service: 'سایت فروشگاهی', amountToman: toman(5000), createdAt: AT }],
    pagination: one,
  },
  walletMovements: {
    items: [
      {
        id: 'w1',
        type: 'debit',
        description: 'پرداخت سفارش',
        balanceBeforeRials: rial(80_000),
        balanceAfterRials: rial(30_000),
        createdAt: AT,
      },
    ],
    pagination: one,
  },
  userSessions: [{ id: 's1', browser: 'Firefox', os: 'Linux', ip: '198.51.100.7', lastUsedAt: AT }],
};

test('receipts and movements of the wallet are shown', () => {
  openAdmin(<PaidRecords found={found} />);
  const receipts = within(screen.getByRole('region', { name: texts.sections.receipts }));
  expect(receipts.getByRole('link', { name: 'سایت فروشگاهی' }).getAttribute('href')).toContain('tab=receipts&user=u1');
  const movements = within(screen.getByRole('region', { name: texts.sections.movements }));
  expect(movements.getByText('پرداخت سفارش')).toBeTruthy();
  expect(movements.getByText(formatChange(-5000))).toBeTruthy();
});

test('a session is ended after a question', async () => {
  const answer = { endUserSession: { __typename: 'Ack' as const, success: true, message: '' } };
  openAdmin(<SessionRecords found={found} />, {
    mocks: [mockOf(EndUserSessionDocument, { userId: 'u1', id: 's1' }, { data: answer })],
  });
  const device = texts.device('Firefox', 'Linux');
  fireEvent.click(screen.getByRole('button', { name: texts.endSession.label(device) }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(texts.endSession.text(device));
  fireEvent.click(within(dialog).getByRole('button', { name: texts.endSession.action }));
  expect(await screen.findByText(texts.endSession.done)).toBeTruthy();
});

test('an account is deleted only with a reason', async () => {
  openAdmin(<CustomerHead user={user} />);
  fireEvent.click(screen.getByRole('button', { name: adminMessages.more(user.email) }));
  fireEvent.click(await screen.findByRole('menuitem', { name: adminUserMessages.delete }));
  const dialog = await screen.findByRole('dialog');
  const action = within(dialog).getByRole('button', { name: adminUserMessages.deleteDialog.action });
  expect(action.hasAttribute('disabled')).toBe(true);
});
