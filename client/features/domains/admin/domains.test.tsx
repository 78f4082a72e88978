import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toman } from '#core/money.js';
import { AddDomainExtensionDocument, type ExtensionRowFragment } from '#client/gql/graphql.js';
import { openAdmin } from '#client/ui/admin/testing.js';
import { AddExtensionForm } from './add-extension-dialog.js';
import { adminDomainMessages } from './admin-domains.messages.js';
import { AvailabilityChecker } from './availability-checker.js';
import { PriceField } from './price-field.js';

// Mocks answer the queries of a test; other queries get no answer, and Apollo reports it.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => notifications.clean());
});

function type(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

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
