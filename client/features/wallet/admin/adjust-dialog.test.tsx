import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { rial } from '#core/money.js';
import {
  AdjustWalletDocument,
  RequestWalletAdjustmentDocument,
  type AdjustmentRowFragment,
  type AdjustWalletMutationVariables,
  type RequestRowFragment,
  type WalletRowFragment,
} from '#client/gql/graphql.js';
import { failure, mockOf, openAdmin } from '#client/ui/admin/testing.js';
import { AdjustForm } from './adjust-dialog.js';
import { adminWalletMessages } from './admin-wallets.messages.js';

// Mocks answer the queries of a test; other queries get no answer, and Apollo reports it.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => notifications.clean());
});

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

test('S-198 the dialog previews, refuses and sends once', async () => {
  const { adjust: texts } = adminWalletMessages;
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
  const { adjust: texts } = adminWalletMessages;
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
