import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { rial } from '#core/money.js';
import { DashboardStatsDocument, type StatsFieldsFragment } from '#client/gql/graphql.js';
import { common } from '#client/lib/messages/common.messages.js';
import { failure, openAdmin } from '#client/ui/admin/testing.js';
import { StatsGrid, StatsTab } from './stats-tab.js';
import { statsMessages } from './stats.messages.js';

// Mocks answer the queries of a test; other queries of a tab get no answer, and Apollo reports it.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => notifications.clean());
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

test('S-193 seven numbers, the ratio with a decimal', () => {
  openAdmin(<StatsGrid stats={stats} />);
  const { stats: texts } = statsMessages;
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
  expect(await screen.findByText(statsMessages.stats.ratio)).toBeTruthy();
});
