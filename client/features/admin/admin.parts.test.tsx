import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { rial, toman } from '#core/money.js';
import {
  AddDomainExtensionDocument,
  AdjustWalletDocument,
  AdminUsersDocument,
  BanUserDocument,
  DashboardStatsDocument,
  DeleteUserDocument,
  EmailLogsDocument,
  RequestWalletAdjustmentDocument,
  type AdjustmentRowFragment,
  type AdjustWalletMutationVariables,
  type AdminUserRowFragment,
  type ExtensionRowFragment,
  type RequestRowFragment,
  type StatsFieldsFragment,
  type WalletRowFragment,
} from '#client/gql/graphql.js';
import { adminDomainMessages } from '#client/lib/messages/admin/admin-domains.messages.js';
import { adminEmailMessages } from '#client/lib/messages/admin/admin-emails.messages.js';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { adminNumberMessages } from '#client/lib/messages/admin/admin-numbers.messages.js';
import { adminDocumentMessages } from '#client/lib/messages/admin/admin-documents.messages.js';
import { adminUserMessages } from '#client/lib/messages/admin/admin-users.messages.js';
import { common } from '#client/lib/messages/common.messages.js';
import { StatusBadge } from '#client/ui/status-badge.js';
import { AddExtensionForm } from './domains/add-extension-dialog.js';
import { AvailabilityChecker } from './domains/availability-checker.js';
import { PriceField } from './domains/price-field.js';
import { EmailsTab } from './emails/emails-tab.js';
import { AdjustForm } from './money/adjust-dialog.js';
import { DuplicateNotice } from './money/duplicate-notice.js';
import { StatsGrid, StatsTab } from './numbers/stats-tab.js';
import { PageLine } from './parts/page-line.js';
import { PersonPicker } from './parts/person-picker.js';
import { mockOf, openAdmin, pageOf } from './testing.js';
import { DeleteUserDialog } from './users/delete-user-dialog.js';
import { UsersTab } from './users/users-tab.js';

// Mocks answer the queries of a test; other queries of a tab get no answer, and Apollo reports it.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => notifications.clean());
});

const failure = (code: string, details: object = {}) => ({
  errors: [new GraphQLError('no', { extensions: { code, details } })],
});

const stats: StatsFieldsFragment & { __typename: 'DashboardStats' } = {
  __typename: 'DashboardStats',
  totalOrders: 9,
  pendingOrders: 2,
  totalUsers: 7,
  activeUsers: 6,
  totalRevenueRials: rial(35_500_000),
  averageOrderRials: rial(3_944_444),
  emailsToday: 3,
  pendingInvoices: 2,
  overdueInvoices: 3,
  totalTransactions: 4,
  overdueRatio: 1.5,
  averageTransactionRials: rial(8_875_000),
};

const user: AdminUserRowFragment & { __typename: 'User' } = {
  __typename: 'User',
  id: 'u1',
  email: 'sara@example.ir',
  fullName: 'سارا راد',
  role: 'user',
  status: 'active',
  phone: '09120000000',
  avatarUrl: null,
  emailConfirmedAt: '2026-11-21T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastLoginAt: null,
};

const wallet: WalletRowFragment = {
  id: 'w1',
  userId: 'u1',
  ownerName: 'سارا راد',
  ownerEmail: 'sara@example.ir',
  balanceRials: rial(100_000),
  createdAt: '2026-11-20T10:00:00.000Z',
};

function type(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('S-193 seven numbers, the ratio with a decimal', () => {
  openAdmin(<StatsGrid stats={stats} />);
  const { stats: texts } = adminNumberMessages;
  const said = screen.getByRole('region', { name: texts.label }).textContent;
  for (const text of [texts.users, texts.revenue, texts.pending, texts.overdue, texts.transactions])
    expect(said).toContain(text);
  expect(said).toContain(`${texts.ratio}۱٫۵`);
  expect(said).toContain(`${texts.average}۸۸۷٬۵۰۰ تومان`);
});

test('S-193 S-202 a failed load is shown and can be retried', async () => {
  const request = { query: DashboardStatsDocument, variables: {} };
  const mocks = [
    { request, result: failure('SERVER_ERROR') },
    { request, result: { data: { dashboardStats: stats } } },
  ];
  openAdmin(<StatsTab />, { mocks });
  fireEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByText(adminNumberMessages.stats.ratio)).toBeTruthy();
});

const usersMock = {
  search: null,
  role: null,
  status: null,
  from: null,
  to: null,
  sort: null,
  direction: null,
  page: 1,
  limit: 10,
};
const usersRequest = { query: AdminUsersDocument, variables: usersMock };

test('S-190 a ban is confirmed first, and the list is refetched', async () => {
  const banned = { ...user, status: 'banned' };
  const mocks = [
    { request: usersRequest, result: { data: { users: pageOf('UserPage', [user]) } } },
    { request: { query: BanUserDocument, variables: { id: 'u1' } }, result: { data: { banUser: banned } } },
    { request: usersRequest, result: { data: { users: pageOf('UserPage', [banned]) } } },
  ];
  openAdmin(<UsersTab />, { mocks });
  const row = await screen.findByRole('row', { name: /سارا راد/ });
  for (const text of ['sara@example.ir', adminUserMessages.roles.user, adminUserMessages.statuses.active])
    expect(row.textContent).toContain(text);
  for (const text of ['۰۹۱۲۰۰۰۰۰۰۰', adminUserMessages.verified, adminUserMessages.never])
    expect(row.textContent).toContain(text);
  fireEvent.click(within(row).getByRole('button', { name: adminUserMessages.banLabel('sara@example.ir') }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: adminUserMessages.banQuestion.action }));
  expect(await screen.findByText(adminUserMessages.banned)).toBeTruthy();
  expect(await screen.findByRole('button', { name: adminUserMessages.unbanLabel('sara@example.ir') })).toBeTruthy();
});

test('S-202 users that do not load are reported in a toast', async () => {
  openAdmin(<UsersTab />, { mocks: [{ request: usersRequest, result: failure('SERVER_ERROR') }] });
  await waitFor(() => expect(screen.getAllByText(adminUserMessages.failed).length).toBe(2));
});

test('S-195 a page that failed cannot pass for the one before', async () => {
  const first = pageOf('UserPage', [user]);
  const mocks = [
    {
      request: usersRequest,
      result: { data: { users: { ...first, pagination: { ...first.pagination, pages: 2 } } } },
    },
    { request: { ...usersRequest, variables: { ...usersMock, page: 2 } }, result: failure('SERVER_ERROR') },
  ];
  openAdmin(<UsersTab />, { mocks });
  fireEvent.click(await screen.findByRole('button', { name: adminMessages.pages.page(2) }));
  expect(screen.getByRole('row', { name: /سارا راد/ })).toBeTruthy();
  expect(await screen.findByRole('button', { name: common.retry })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /سارا راد/ })).toBeNull();
});

test('a search of people that failed cannot show an empty list', async () => {
  const request = { query: AdminUsersDocument, variables: { search: null, page: 1, limit: 10 } };
  openAdmin(<PersonPicker label="کاربر" value={null} onChange={() => undefined} />, {
    mocks: [{ request, result: failure('SERVER_ERROR') }],
  });
  fireEvent.click(screen.getByRole('combobox', { name: /کاربر/ }));
  expect(await screen.findByText(adminDocumentMessages.picker.failed)).toBeTruthy();
  expect(screen.queryByText(adminDocumentMessages.picker.nothing)).toBeNull();
});

test('S-191 cannot delete a user without a reason', async () => {
  const variables = { id: 'u1', reason: 'به درخواست خودش' };
  const onClose = jest.fn();
  const done = { data: { deleteUser: { __typename: 'Ack', success: true, message: '' } } };
  openAdmin(<DeleteUserDialog user={user} onClose={onClose} />, {
    mocks: [{ request: { query: DeleteUserDocument, variables }, result: done }],
  });
  const { deleteDialog: texts } = adminUserMessages;
  const button = (): HTMLElement => screen.getByRole('button', { name: texts.action });
  expect((await screen.findByRole('dialog')).textContent).toContain(texts.sites);
  expect(button().hasAttribute('disabled')).toBe(true);
  type(new RegExp(texts.reason), '   ');
  expect(button().hasAttribute('disabled')).toBe(true);
  type(new RegExp(texts.reason), ` ${variables.reason} `);
  fireEvent.click(button());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('S-192 if the log cannot be read, the list is empty', async () => {
  const request = { query: EmailLogsDocument, variables: { search: '', from: null, to: null, limit: 100 } };
  openAdmin(<EmailsTab />, { mocks: [{ request, result: failure('SERVER_ERROR') }] });
  expect(await screen.findByText(adminEmailMessages.empty.title)).toBeTruthy();
  expect(screen.getByRole('button', { name: adminEmailMessages.test })).toBeTruthy();
});

test('S-195 previous, next and page n of m', () => {
  const onChange = jest.fn();
  openAdmin(<PageLine page={5} pages={9} total={174} onChange={onChange} />);
  expect(screen.getByText(/صفحهٔ ۵ از ۹/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'صفحهٔ ۵' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByText('…')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'بعدی' }));
  fireEvent.click(screen.getByRole('button', { name: 'قبلی' }));
  expect(onChange.mock.calls).toEqual([[6], [4]]);
});

test('S-195 a total that was not counted to its end says so', () => {
  openAdmin(<PageLine page={5} pages={5000} total={100_000} capped onChange={jest.fn()} />);
  expect(screen.getByText('صفحهٔ ۵ از بیش از ۵٬۰۰۰ · بیش از ۱۰۰٬۰۰۰ مورد')).toBeTruthy();
});

test('S-196 a duplicate reference id has a warning', () => {
  openAdmin(<DuplicateNotice refIds={['201', '305']} />);
  expect(screen.getByRole('alert').textContent).toContain('۲ کد پیگیری');
  expect(screen.getByRole('alert').textContent).toContain('305');
});

test('S-198 the dialog previews, refuses and sends once', async () => {
  const { adjust: texts } = adminMoneyMessages;
  const onClose = jest.fn();
  const sent = jest.fn<(variables: AdjustWalletMutationVariables) => void>();
  const adjusted: AdjustmentRowFragment & { __typename: 'WalletAdjustment' } = {
    __typename: 'WalletAdjustment',
    id: 'a1',
    type: 'debit',
    amountRials: rial(50_000),
    balanceBeforeRials: rial(100_000),
    balanceAfterRials: rial(50_000),
    reason: 'ر',
    notes: null,
    adminName: 'م',
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  const mock = mockOf(
    AdjustWalletDocument,
    (variables) => {
      sent(variables);
      return true;
    },
    { data: { adjustWallet: adjusted } },
  );
  openAdmin(<AdjustForm wallet={wallet} onClose={onClose} />, { mocks: [mock] });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: texts.action }));
  submit();
  expect(screen.getByText(texts.faults.missing)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: texts.types.debit }));
  type(new RegExp(texts.reason), '  خطای ثبت ');
  const amount = screen.getByRole('spinbutton');
  expect(screen.getByText(texts.amount)).toBeTruthy();
  fireEvent.change(amount, { target: { value: '20000' } });
  submit();
  expect(screen.getByText(texts.faults.insufficient)).toBeTruthy();
  fireEvent.change(amount, { target: { value: '۴۰۰۰' } });
  fireEvent.keyDown(amount, { key: 'ArrowUp' });
  expect(screen.getByTestId('preview').textContent).toContain('۵٬۰۰۰ تومان');
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ walletId: 'w1', type: 'debit', amountToman: 5000, reason: 'خطای ثبت', notes: null }),
  );
});

test('S-198 a high amount is put before a second administrator', async () => {
  const { adjust: texts } = adminMoneyMessages;
  const onClose = jest.fn();
  const limit = { thresholdRials: 500_000_000 };
  const person = { __typename: 'Customer' as const, id: 'u1', fullName: 'م', email: 'm@example.ir' };
  const mock: RequestRowFragment & { __typename: 'AdjustmentRequest' } = {
    __typename: 'AdjustmentRequest',
    id: 'r1',
    type: 'credit',
    amountRials: rial(10),
    balanceRials: rial(0),
    reason: 'ر',
    notes: null,
    status: 'pending',
    mayDecide: false,
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-11-23T10:00:00.000Z',
    owner: person,
    requestedBy: person,
  };
  const mocks = [
    mockOf(AdjustWalletDocument, ({ amountToman }) => amountToman === 60_000_000, failure('APPROVAL_REQUIRED', limit)),
    mockOf(RequestWalletAdjustmentDocument, ({ reason }) => reason === 'جایزه', {
      data: { requestWalletAdjustment: mock },
    }),
  ];
  openAdmin(<AdjustForm wallet={wallet} onClose={onClose} />, { mocks });
  type(new RegExp(texts.reason), 'جایزه');
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '60000000' } });
  fireEvent.click(screen.getByRole('button', { name: texts.action }));
  expect(await screen.findByText(texts.approval.text('۵۰٬۰۰۰٬۰۰۰ تومان'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.approval.ask }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('S-199 a new extension without all fields is refused', async () => {
  const { dialog: texts } = adminDomainMessages;
  const onClose = jest.fn();
  const variables = { extension: '.shop', priceToman: toman(90_000), description: 'فروشگاه', category: 'generic' };
  const added = { __typename: 'DomainExtension', id: 'd1', available: true, ...variables };
  openAdmin(<AddExtensionForm onClose={onClose} />, {
    mocks: [
      { request: { query: AddDomainExtensionDocument, variables }, result: { data: { addDomainExtension: added } } },
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: texts.action }));
  expect(screen.getByRole('alert').textContent).toBe(texts.missing);
  type(new RegExp(`^${texts.extension}`), 'shop');
  type(new RegExp(`^${texts.description}`), 'فروشگاه');
  fireEvent.change(screen.getByRole('textbox', { name: /قیمت/ }), { target: { value: '۹۰٬۰۰۰' } });
  fireEvent.click(screen.getByRole('button', { name: texts.action }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('S-199 cannot save a price that is not a whole number', () => {
  const row: ExtensionRowFragment = {
    id: 'd1',
    extension: '.com',
    priceToman: toman(450_000),
    renewalPriceToman: toman(450_000),
    description: '',
    category: 'generic',
    available: true,
    checkable: true,
  };
  openAdmin(<PriceField row={row} year="first" />);
  const field = screen.getByRole('textbox');
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(field, { target: { value: '1.5' } });
  expect(screen.getByText(adminDomainMessages.priceFault)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(field, { target: { value: '۰' } });
  expect(screen.getByRole('button')).toBeTruthy();
});

test('S-199 the checker requires a name, with .ir chosen', async () => {
  openAdmin(<AvailabilityChecker extensions={['.com', '.ir']} />);
  expect((screen.getByRole('combobox') as HTMLSelectElement).value).toBe('.ir');
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByText('لطفاً نام دامنه را وارد کنید.')).toBeTruthy();
});

test('S-203 completed and paid green, failed red, pending yellow', () => {
  openAdmin(
    <>
      <StatusBadge status="completed" />
      <StatusBadge status="paid" />
      <StatusBadge status="failed" />
      <StatusBadge status="pending" />
    </>,
  );
  const colour = (status: string) => document.querySelector(`[data-status="${status}"]`)?.getAttribute('data-colour');
  expect(['completed', 'paid', 'failed', 'pending'].map(colour)).toEqual(['green', 'green', 'red', 'yellow']);
  // In a narrow column the word pushes; it is never cut.
  const width = (badge: Element) => (badge as HTMLElement).style.minWidth;
  expect([...document.querySelectorAll('[data-status]')].map(width)).toEqual(Array(4).fill('max-content'));
});
