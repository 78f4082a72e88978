import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ERRORS } from '#core/errors/errors.js';
import { rial } from '#core/money.js';
import { AccountClosingDocument, type AccountClosingQuery } from '#client/gql/graphql.js';
import { closing as text } from './closing.messages.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { Closing, closingSchema } from './closing-dialog.js';

type Found = AccountClosingQuery['accountClosing'];
const NOTHING: Found = {
  refusals: [],
  balanceRials: rial(0),
  openPayments: 0,
  openRefunds: 0,
  openMoneyBackRequests: 0,
  unpaidInvoices: 0,
  siteCount: 0,
  sites: [],
  nameCount: 0,
  names: [],
};
const OWNER = {
  email: 'sara@example.com',
  hasPassword: true,
  hasTwoFactor: false,
  forgetWork: () => Promise.resolve(),
};

function show(found: Partial<Found>, owner: Partial<typeof OWNER> = {}): void {
  const accountClosing = { ...NOTHING, ...found };
  const mocks = [{ request: { query: AccountClosingDocument }, result: { data: { accountClosing } } }];
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <MockedProvider mocks={mocks}>
          <Closing {...OWNER} {...owner} onCancel={() => undefined} />
        </MockedProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
}

test('a balance is shown with the way to support instead of the form', async () => {
  show({ refusals: ['ACCOUNT_HAS_BALANCE'], balanceRials: rial(5_000_000) });
  await screen.findByText(ERRORS.ACCOUNT_HAS_BALANCE.fa);
  expect(screen.getByRole('link', { name: text.toSupport }).getAttribute('href')).toBe('/support');
  expect(screen.getByText(/۵۰۰٬۰۰۰/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: text.action })).toBeNull();
});

test('sites, names and what is cancelled stand above the form', async () => {
  const sites = Array.from({ length: 7 }, (_, index) => ({ id: `s${index}`, title: `سایت ${index}` }));
  const names = [{ id: 'n1', name: 'sara.ir', expiresAt: '2027-01-01T00:00:00Z', site: { id: 's1' } }];
  show({ siteCount: 7, sites, nameCount: 1, names, unpaidInvoices: 2 });
  await screen.findByText(text.invoices(2));
  expect(screen.getByText('سایت 4')).toBeTruthy();
  expect(screen.queryByText('سایت 5')).toBeNull();
  expect(screen.getByText(text.more(2))).toBeTruthy();
  const code = screen.getByRole('link', { name: text.transferCode('sara.ir') });
  expect(code.getAttribute('href')).toBe('/dashboard/sites/s1?tab=registration');
  expect(screen.getByRole('button', { name: text.action })).toBeTruthy();
});

test('only what the account has is asked for', async () => {
  show({}, { hasPassword: false, hasTwoFactor: true });
  await screen.findByLabelText(text.confirmation);
  expect(screen.getByLabelText(security.twoFactor.anyCode)).toBeTruthy();
  expect(screen.queryByLabelText(identity.fields.password)).toBeNull();
});

test('another address than that of the account does not confirm', () => {
  const schema = closingSchema(OWNER);
  const typed = (confirmation: string) => schema.safeParse({ confirmation, password: 'x', code: '' }).success;
  expect([typed(' Sara@Example.com '), typed('sara@example.org'), typed('')]).toEqual([true, false, false]);
  expect(schema.safeParse({ confirmation: OWNER.email, password: '', code: '' }).success).toBe(false);
});
