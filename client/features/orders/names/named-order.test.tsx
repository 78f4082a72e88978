import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { toman } from '#core/money.js';
import { DomainChoicesDocument, OrderToNameDocument } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
// Loaded beforehand: the page fetches it lazily.
import './change-domain-dialog.js';
import { NamedOrder } from './named-order.js';

const order = {
  __typename: 'Order',
  id: 'o1',
  orderNumber: 'WZ-1732180000000',
  title: 'نارون',
  description: null,
  comments: null,
  status: 'in_progress',
  paymentStatus: 'paid',
  priceToman: toman(2_500_000),
  refundedRials: 0,
  siteType: 'business',
  totalPages: 2,
  totalSections: 7,
  domain: 'narvan.ir',
  domainStatus: 'awaiting_choice',
  domainChangeUntil: '2020-01-01T00:00:00.000Z',
  domainRefused: 'narvan.ir',
  domainRefusal: 'مدرک می‌خواهد.',
  primaryColor: '#8B5CF6',
  createdAt: '2019-12-31T10:00:00.000Z',
  wizardData: {},
  logoUrl: null,
  invoice: null,
  progress: { __typename: 'OrderProgress', percent: 25, steps: [] },
  site: null,
};

function Address() {
  return <output>{useLocation().search}</output>;
}

function follow(found: object): void {
  const mock = {
    request: { query: OrderToNameDocument, variables: { id: 'o1' } },
    result: { data: { order: found } },
  };
  const choices = { request: { query: DomainChoicesDocument }, result: { data: { domainExtensions: [] } } };
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[mock, choices] as never}>
        <MemoryRouter initialEntries={['/dashboard?tab=orders&domain=o1']}>
          <NamedOrder />
          <Address />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const dialogName = { name: orderMessages.changeDomain.title };

test('the notice opens the dialog after the 24 hours', async () => {
  follow(order);
  const dialog = await screen.findByRole('dialog', dialogName);
  expect(dialog.textContent).toContain('مدرک می‌خواهد.');
  fireEvent.click(screen.getByRole('button', { name: 'انصراف' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('?tab=orders'));
});
