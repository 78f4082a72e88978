/**
 * An accounting program: reads all invoices, payments and receipts of a time by cursors, and closes the month where
 * their sums agree. BARPA_URL, BARPA_KEY, FROM and TO (ISO-8601); prints the sums as JSON.
 */
import assert from 'node:assert/strict';

const { BARPA_URL = 'http://localhost:4000', BARPA_KEY = '', FROM = '', TO = '' } = process.env;

/** Rows of one answer: few, so that every list is walked. */
const ROWS = 2;

interface Row {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly invoice_id: string | null;
}

interface Payment extends Row {
  readonly total_amount_rials: number;
}

interface Receipt extends Row {
  readonly payment_id: string | null;
}

/** Every row of a list, each once. */
async function readAll<Each extends Row>(path: string): Promise<readonly Each[]> {
  const found: Each[] = [];
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const query = new URLSearchParams({ first: String(ROWS), from: FROM, to: TO, ...(after !== null && { after }) });
    const response = await fetch(`${BARPA_URL}/api${path}?${query}`, {
      headers: { authorization: `Bearer ${BARPA_KEY}`, 'accept-language': 'en' },
    });
    assert.equal(response.status, 200, await response.clone().text());
    const part = (await response.json()) as { items: Each[]; next_cursor: string | null };
    assert.ok(part.items.length <= ROWS);
    found.push(...part.items);
    after = part.next_cursor;
  }
  assert.equal(new Set(found.map(({ id }) => id)).size, found.length, `${path} has a row twice`);
  return found;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const invoices = await readAll<Row>('/invoices');
const payments = (await readAll<Payment>('/payments/history')).filter(({ status }) => status === 'completed');
const receipts = await readAll<Receipt>('/receipts');

for (const payment of payments) {
  const own = receipts.filter(({ payment_id: id }) => id === payment.id);
  assert.deepEqual(
    own.map(({ amount }) => amount),
    [payment.total_amount_rials],
    `the receipt of ${payment.id}`,
  );
}
const paidInvoices = invoices.filter(({ status }) => status === 'paid');
for (const invoice of paidInvoices) {
  const own = payments.filter(({ invoice_id: id }) => id === invoice.id);
  assert.equal(sum(own.map((payment) => payment.total_amount_rials)), invoice.amount, `the payments of ${invoice.id}`);
}

const toppedUp = sum(payments.filter(({ invoice_id: id }) => id === null).map((payment) => payment.total_amount_rials));
const sums = {
  invoices: invoices.length,
  payments: payments.length,
  receipts: receipts.length,
  invoicedRials: sum(paidInvoices.map(({ amount }) => amount)),
  receivedRials: sum(receipts.map(({ amount }) => amount)),
  toppedUpRials: toppedUp,
};
assert.equal(sums.receivedRials, sums.invoicedRials + sums.toppedUpRials);
console.log(JSON.stringify(sums));
