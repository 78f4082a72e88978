import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ERRORS } from '#core/errors/errors.js';
import { toman } from '#core/money.js';
import { ChangeOrderDomainDocument, DomainChoicesDocument, type OrderCardFragment } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { noteAnswer } from '#client/lib/server-clock.js';
import { ChangeDomain } from './change-domain.js';
import { DomainNotice } from './domain-notice.js';

const { changeDomain: texts } = orderMessages;
const HOUR_MS = 3_600_000;
const paid = {
  id: 'o1',
  title: 'نارون',
  status: 'in_progress',
  paymentStatus: 'paid',
  domain: 'narvan.ir',
  domainStatus: 'confirmed',
  domainChangeUntil: new Date(Date.now() + 5.5 * HOUR_MS).toISOString(),
  wizardData: {},
} as unknown as OrderCardFragment;

const extension = (name: string, price: number) => ({
  __typename: 'DomainExtension',
  id: name,
  extension: name,
  priceToman: toman(price),
  available: true,
});
const choices = {
  request: { query: DomainChoicesDocument },
  result: { data: { domainExtensions: [extension('.ir', 0), extension('.com', 450_000)] } },
};
const change = (domain: string, result: object) => ({
  request: {
    query: ChangeOrderDomainDocument,
    variables: { id: 'o1', domain, extension: '.ir', replaces: 'narvan.ir' },
  },
  result,
});

function open(order: OrderCardFragment, ...mocks: readonly object[]): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={[choices, ...mocks] as never}>
        <>
          <DomainNotice order={order} />
          <ChangeDomain order={order} />
        </>
      </MockedProvider>
    </MantineProvider>,
  );
}

async function dialogOf(button: string) {
  fireEvent.click(screen.getByRole('button', { name: `${button}: نارون` }));
  return within(await screen.findByRole('dialog'));
}
const typeIn = (dialog: ReturnType<typeof within>, value: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: texts.name }), { target: { value } });

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

test('the dialog says how long there is, and changes the name', async () => {
  const answer = { __typename: 'Order', id: 'o1', domain: 'negar.ir', domainStatus: 'confirmed', priceToman: toman(1) };
  open(paid, change('negar', { data: { changeOrderDomain: answer } }));
  const dialog = await dialogOf(texts.open);
  expect(dialog.getByText(texts.until('۵ ساعت'), { exact: false })).toBeTruthy();
  typeIn(dialog, 'https://www.Negar.ir/');
  fireEvent.click(dialog.getByRole('button', { name: texts.action }));
  expect(await screen.findByText(texts.changed)).toBeTruthy();
});

test('a refusal of the server is shown at the field', async () => {
  const errors = [new GraphQLError('no', { extensions: { code: 'DOMAIN_TAKEN' } })];
  open(paid, change('negar', { errors }));
  const dialog = await dialogOf(texts.open);
  typeIn(dialog, 'negar');
  fireEvent.click(dialog.getByRole('button', { name: texts.action }));
  expect(await dialog.findByText(ERRORS.DOMAIN_TAKEN.fa)).toBeTruthy();
});

test('cannot send a name that its registry refuses', async () => {
  open(paid);
  const dialog = await dialogOf(texts.open);
  typeIn(dialog, 'ab');
  expect(dialog.getByText(/حداقل ۳ کاراکتر/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: texts.action })).toHaveProperty('disabled', true);
});

test('cannot be opened after the 24 hours', () => {
  open({ ...paid, domainChangeUntil: new Date(Date.now() - 1).toISOString() });
  expect(screen.queryByRole('button', { name: `${texts.open}: نارون` })).toBeNull();
});

test('a clock of the device that is three days ahead takes nothing of the 24 hours', () => {
  const now = Date.now();
  noteAnswer({ headers: new Headers({ date: new Date(now - 72 * HOUR_MS).toUTCString() }) });
  open({ ...paid, domainChangeUntil: new Date(now - 70 * HOUR_MS).toISOString() });
  expect(screen.getByRole('button', { name: `${texts.open}: نارون` })).toBeTruthy();
  noteAnswer({ headers: new Headers({ date: new Date(now).toUTCString() }) });
});

test.each(['awaiting_confirmation', 'awaiting_choice'] as const)('the card says %s', (domainStatus) => {
  open({ ...paid, domainStatus });
  expect(screen.getByText(orderMessages.domainStatus[domainStatus])).toBeTruthy();
  expect(screen.getByText(orderMessages.domainHint[domainStatus], { exact: false })).toBeTruthy();
});

test('the card says which name was refused and why', () => {
  open({ ...paid, domainStatus: 'awaiting_choice', domainRefused: 'narvan.ir', domainRefusal: 'مدرک می‌خواهد.' });
  expect(screen.getByRole('alert').textContent).toContain(
    orderMessages.domainHint.refused('narvan.ir', 'مدرک می‌خواهد.'),
  );
});
