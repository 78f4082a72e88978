import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { WaitingWorkDocument } from '#client/gql/graphql.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { openAdmin, pageOf } from '../testing.js';
import { AdminNav } from './admin-nav.js';

// The subscription behind the count is not answered, and Apollo says so.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('payments that wait for a person are counted, and nothing is said where none does', async () => {
  const answer = (total: number) => ({
    data: {
      unreadTicketCount: 0,
      paymentLog: { ...pageOf('PaymentLogPage', []), pagination: { ...pageOf('x', []).pagination, total } },
    },
  });
  const mocks = [{ request: { query: WaitingWorkDocument, variables: {} }, result: answer(3) }];
  openAdmin(<AdminNav openKey="overview" />, { mocks });
  expect((await screen.findByRole('img', { name: adminMoneyMessages.payments.toReview(3) })).textContent).toBe('۳');
  cleanup();
  openAdmin(<AdminNav openKey="overview" />, { mocks: [{ ...mocks[0]!, result: answer(0) }] });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('img')).toBeNull();
});
