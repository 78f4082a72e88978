import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { OrderCardFragment } from '#client/gql/graphql.js';
import { orderMessages as texts } from '#client/lib/messages/order.messages.js';
import { OrderCard } from './order-card.js';
import { orderFixture } from './order-fixture.js';

const none = () => undefined;

function show(order: OrderCardFragment): void {
  const actions = { onView: none, onDelete: none, onPayGateway: none, onPayWallet: none, onPaySplit: none };
  render(
    <MantineProvider env="test">
      <MockedProvider>
        <MemoryRouter>
          <OrderCard order={order} splittable={false} busy={false} {...actions} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const { title, orderNumber } = orderFixture();
const toggle = () => screen.getByRole('button', { name: title });
const isOpen = () => ({ said: toggle().getAttribute('aria-expanded'), seen: screen.queryByText(orderNumber) !== null });
const OPEN = { said: 'true', seen: true };
const CLOSED = { said: 'false', seen: false };

test.each([
  ['pending', OPEN, CLOSED],
  ['in_progress', OPEN, CLOSED],
  ['completed', CLOSED, OPEN],
  ['cancelled', CLOSED, OPEN],
] as const)('an order that is %s opens and closes', (status, first, then) => {
  show(orderFixture({ status }));
  expect(isOpen()).toEqual(first);
  fireEvent.click(toggle());
  expect(isOpen()).toEqual(then);
  fireEvent.click(toggle());
  expect(isOpen()).toEqual(first);
});

test.each([
  ['is paid for while it waits', { status: 'pending' }, 'button', texts.payGateway],
  ['is designed where it is not yet', { status: 'pending', isDesigned: false }, 'link', texts.undesigned.design],
  ['is looked at while it is made', { status: 'in_progress' }, 'button', texts.view],
  ['is looked at once it is made', { status: 'completed' }, 'button', texts.view],
] as const)('closed, an order %s', (_, over, role, action) => {
  show(orderFixture(over));
  if (toggle().getAttribute('aria-expanded') === 'true') fireEvent.click(toggle());
  const others = [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')].filter(
    (each) => each !== toggle(),
  );
  expect(others).toEqual([screen.getByRole(role, { name: `${action}: ${title}` })]);
});

test('a closed order has a picture without words', () => {
  show(orderFixture({ status: 'completed' }));
  const picture = screen.getByRole<HTMLImageElement>('presentation');
  expect(picture.getAttribute('src')).toBe('/api/design-preview/o1?signature=s&size=small');
  fireEvent.error(picture);
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(screen.queryByText(texts.noPreview)).toBeNull();
});

test('an order without a design has no picture', () => {
  show(orderFixture({ isDesigned: false }));
  expect(isOpen()).toEqual(OPEN);
  expect([screen.queryByRole('presentation'), screen.queryByRole('img')]).toEqual([null, null]);
  expect(screen.queryByText(texts.noPreview)).toBeNull();
});
