import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { toman } from '#core/money.js';
import { OrderToNameDocument } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { siteDomainsMessages } from '#client/lib/messages/sites/site-domains.messages.js';
import { OrderNameChange } from './order-name-change.js';

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

function show(over: object): { readonly asked: () => boolean } {
  let isAsked = false;
  const result = () => {
    isAsked = true;
    return { data: { order: { ...order, ...over } } };
  };
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[{ request: { query: OrderToNameDocument, variables: { id: 'o1' } }, result }] as never}>
        <OrderNameChange orderId="o1" />
      </MockedProvider>
    </MantineProvider>,
  );
  return { asked: () => isAsked };
}

const { changeDomain: texts } = orderMessages;
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();
const settled = { domainStatus: 'confirmed', domainRefused: null, domainRefusal: null };

test('within its time the name can be changed, and says for how long', async () => {
  show({ ...settled, domainChangeUntil: inHours(5) });
  expect(await screen.findByRole('button', { name: `${texts.open}: نارون` })).toBeTruthy();
  expect(screen.getByText(siteDomainsMessages.order.until('۵ ساعت'))).toBeTruthy();
});

test('a name that could not be had is chosen anew at any time', async () => {
  show({});
  expect(await screen.findByRole('button', { name: `${texts.choose}: نارون` })).toBeTruthy();
  expect(screen.getByText(/مدرک می‌خواهد/)).toBeTruthy();
});

test('afterwards nothing is offered', async () => {
  const { asked } = show(settled);
  await waitFor(() => expect(asked()).toBe(true));
  await new Promise((done) => setTimeout(done, 0));
  expect(screen.queryByRole('button')).toBeNull();
});
