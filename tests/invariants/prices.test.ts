/** The price of every wizard is that of the shared function, in both APIs (D-21). */
import fc from 'fast-check';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { arbitraryWizard, payableOf, typedWizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let customer: Account;

beforeAll(async () => {
  app = await createTestApp();
  customer = await createAccount(app);
});
afterAll(() => app?.close());

const QUOTE = 'query Q($data: WizardDataInput!) { quote(wizardData: $data) { payableToman lines { amountToman } } }';

test('both APIs quote what the shared function says', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryWizard, async (data) => {
      const expected = payableOf(data);
      const { body } = await app.rest('POST', '/wizard/calculate-price', { body: data });
      const answer = await app.graphql<{ quote: { payableToman: number } }>(QUOTE, {
        data: typedWizard(data),
      });
      expect([body['payable'], answer.data.quote.payableToman]).toEqual([expected, expected]);
    }),
    { numRuns: 40 },
  );
});

test('the documented parts add up to the total', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryWizard, async (data) => {
      const { body } = await app.rest('POST', '/wizard/calculate-price', { body: data });
      const parts = ['base', 'pages', 'sections', 'branding', 'domains', 'services'].map((part) => Number(body[part]));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(body['total']);
    }),
    { numRuns: 30 },
  );
});

test('an order is stored at that price and refused at any other', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryWizard, fc.integer({ min: -1_000_000, max: 1_000_000 }), async (wizardData, off) => {
      const right = payableOf(wizardData);
      const place = (totalAmount: number) =>
        app.rest('POST', '/orders/create', {
          body: { submitMode: 'draft', wizardData, totalAmount },
          token: customer.token,
        });
      const answer = await place(right + off);
      if (off === 0) expect(answer.body).toMatchObject({ price: right, status: 'pending' });
      else expect(answer.body['error_code']).toBe(right + off <= 0 ? 'INVALID_PRICE' : 'PRICE_MISMATCH');
      expect((await place(right)).body).toMatchObject({ price: right, status: 'pending' });
    }),
    { numRuns: 20 },
  );
});
