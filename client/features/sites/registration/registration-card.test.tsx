import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { toman } from '#core/money.js';
import type { RegistrationFieldsFragment } from '#client/gql/graphql.js';
import { registrationMessages as texts } from './registration.messages.js';
import { RegistrationCard } from './registration-card.js';

const EXPIRES = '2100-01-01T00:00:00.000Z';

const planned: RegistrationFieldsFragment = {
  id: 'r1',
  orderId: 'o1',
  name: 'nemune.ir',
  status: 'planned',
  nicHandle: null,
  needsNicHandle: true,
  sendAt: '2026-11-24T10:00:00.000Z',
  dueAt: null,
  registeredAt: null,
  expiresAt: null,
  renewableFrom: null,
  graceUntil: null,
  renewalPriceToman: toman(95_000),
  renewalInvoiceId: null,
  isRenewing: false,
  transferAskedAt: null,
  transferCode: null,
  nameservers: ['ns1.sites.localhost'],
  records: [],
};
const held: RegistrationFieldsFragment = {
  ...planned,
  status: 'registered',
  needsNicHandle: false,
  sendAt: null,
  expiresAt: EXPIRES,
  renewableFrom: '2099-11-02T00:00:00.000Z',
  graceUntil: '2100-01-31T00:00:00.000Z',
};

function show(registration: RegistrationFieldsFragment): void {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[]}>
        <MemoryRouter>
          <RegistrationCard registration={registration} onChanged={() => undefined} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const button = (name: string) => screen.queryByRole('button', { name });

test('a planned name can be registered now, and requires the handle', () => {
  show(planned);
  expect(screen.getByText(texts.states.planned)).toBeTruthy();
  expect(button(texts.register.action)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: texts.handle.label })).toBeTruthy();
  expect(button(texts.zone.add)).toBeNull();
});

test('a registered name shows its zone, and no renewal before its time', () => {
  show({
    ...held,
    records: [{ id: 'z1', type: 'MX', host: '@', value: 'mail.example.com', priority: 10 }],
  });
  expect(screen.getByRole('list', { name: texts.zone.list('nemune.ir') }).textContent).toContain('10 mail.example.com');
  expect(button(texts.zone.add)).toBeTruthy();
  expect(button(texts.renew.action)).toBeNull();
  expect(button(texts.transfer.action)).toBeTruthy();
});

test('a name in grace can be renewed, and its open invoice be paid', () => {
  show({ ...held, status: 'grace', renewableFrom: '2026-01-01T00:00:00.000Z' });
  expect(button(texts.renew.action)).toBeTruthy();
  show({ ...held, status: 'grace', renewableFrom: '2026-01-01T00:00:00.000Z', renewalInvoiceId: 'i1' });
  expect(screen.getByRole('link', { name: texts.renew.pay })).toBeTruthy();
});

test('the code of a transfer ends the renewal', () => {
  show({ ...held, transferAskedAt: '2026-01-01T00:00:00.000Z', transferCode: 'X-1' });
  expect(screen.getByText('X-1')).toBeTruthy();
  expect(button(texts.transfer.action)).toBeNull();
});
