import { fireEvent, screen } from '@testing-library/react';
import { ltr } from '#core/text/bidi.js';
import { rial, toman } from '#core/money.js';
import type { AdminReceiptFragment } from '#client/gql/graphql.js';
import { adminDocumentMessages } from '#client/lib/messages/admin/admin-documents.messages.js';
import { openAdmin } from '../testing.js';
import { ReceiptTable } from './receipt-table.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const receipt: AdminReceiptFragment = {
  id: 'r1',
  number: '1405-000001',
  refId: '201749301',
  service: 'سفارش',
  method: 'gateway',
  amountToman: toman(2_500_000),
  orderNumber: null,
  invoiceId: null,
  refundedRials: rial(0),
  createdAt: '2026-11-21T10:00:00.000Z',
  customer: null,
};

test('S-202 a document that does not come says HTTP and its status', async () => {
  // The page's environment has no Response of its own.
  const refused = { ok: false, status: 422, statusText: 'Unprocessable Entity', json: () => Promise.resolve({}) };
  globalThis.fetch = () => Promise.resolve(refused as Response);
  openAdmin(<ReceiptTable receipts={[receipt]} />);
  fireEvent.click(screen.getByRole('button', { name: adminDocumentMessages.receipts.download('PDF', receipt.number) }));
  expect(await screen.findByText(ltr('HTTP 422: Unprocessable Entity'))).toBeTruthy();
});
