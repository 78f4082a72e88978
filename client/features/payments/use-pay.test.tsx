import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PayInvoiceDocument, RequestPaymentDocument } from '#client/gql/graphql.js';
import { fresh, user } from '#client/lib/session/session-fixtures.js';
import { session } from '#client/lib/session/session.js';
import { toast } from '#client/ui/toast.js';
import { usePay, type Target } from './use-pay.js';

const BILL = { id: 'o1', title: 'کتاب‌سرا', amountToman: 2_500_000 };
const paid = { __typename: 'PaymentRequest', payment: { __typename: 'Payment', id: 'p1' }, paymentUrl: '#gate' };

/** A server that gives the failures first, then the answer; the keys are written down. */
function world(query: object, data: object, failures = 0) {
  const keys: unknown[] = [];
  const variables = (sent: { idempotencyKey?: unknown }) => {
    keys.push(sent.idempotencyKey);
    return true;
  };
  const lost = Array.from({ length: failures }, () => ({
    request: { query, variables: (sent: object) => variables(sent) },
    error: new TypeError('Failed to fetch'),
  }));
  const answers = Array.from({ length: 3 }, () => ({ request: { query, variables }, result: { data } }));
  return { keys, mocks: [...lost, ...answers] };
}

function Payer({ target }: { readonly target: Target }) {
  const pay = usePay(async () => undefined);
  // Not disabled while it is busy: a quick second click comes before the screen is updated.
  return (
    <button aria-busy={pay.busyId !== null} onClick={() => void pay.atGateway(BILL, target)}>
      پرداخت
    </button>
  );
}

function open(mocks: readonly object[], target: Target = { orderId: 'o1' }): () => void {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={mocks as never} showWarnings={false}>
        <MemoryRouter>
          <Payer target={target} />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
  return () => fireEvent.click(screen.getByRole('button', { name: 'پرداخت' }));
}

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '';
  session.signIn(fresh, user);
});
afterEach(() => session.clear());
jest.setTimeout(20_000);

test.each([
  ['an order', RequestPaymentDocument, { requestPayment: paid }, { orderId: 'o1' }],
  [
    'an invoice',
    PayInvoiceDocument,
    { payInvoice: { __typename: 'PayInvoiceResult', success: true, paymentUrl: '#gate', invoice: null } },
    { invoiceId: 'i1' },
  ],
] as const)('S-163 S-173 a double click pays %s with one key', async (_what, query, data, target) => {
  const { keys, mocks } = world(query, data);
  const click = open(mocks, target);
  click();
  click();
  await waitFor(() => expect(location.hash).toBe('#gate'));
  expect(keys[0]).toEqual(expect.any(String));
  expect(new Set(keys).size).toBe(1);
});

test('S-163 back from the gateway by the back button, the order can be paid again', async () => {
  const { mocks } = world(RequestPaymentDocument, { requestPayment: paid });
  const click = open(mocks);
  click();
  await waitFor(() => expect(location.hash).toBe('#gate'));
  const button = screen.getByRole('button', { name: 'پرداخت' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(button.getAttribute('aria-busy')).toBe('false');
});

test('S-163 a lost answer is requested again with its key, the next payment with another', async () => {
  jest.spyOn(toast, 'error').mockReturnValue('');
  const { keys, mocks } = world(RequestPaymentDocument, { requestPayment: paid }, 1);
  const click = open(mocks);
  click();
  await waitFor(() => expect(toast.error).toHaveBeenCalled());
  click();
  await waitFor(() => expect(location.hash).toBe('#gate'));
  expect(new Set(keys).size).toBe(1);
  click();
  await waitFor(() => expect(new Set(keys).size).toBe(2));
});
