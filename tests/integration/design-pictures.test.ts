/** Pictures that customers put into sections become files of theirs; the order keeps references only. */
import sharp from 'sharp';
import { createAccount, type Account } from '../helpers/accounts.js';
import { createTestApp, type TestApp } from '../helpers/app.js';
import { placeOrder, type PlacedOrder } from '../helpers/orders.js';
import { payableOf, wizard } from '../helpers/wizards.js';

let app: TestApp;
let customer: Account;
let picture: string;

beforeAll(async () => {
  app = await createTestApp();
  customer = await createAccount(app);
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  picture = `data:image/png;base64,${bytes.toString('base64')}`;
});
afterAll(() => app?.close());

interface Stored {
  websiteFramework: { dynamicDesign: { pages: { sections: { customData: { images?: Record<string, string> } }[] }[] } };
}

/** A wizard whose first section shows these pictures. */
function showing(images: Record<string, string>): Record<string, unknown> {
  const data = wizard({ pages: [2] }) as unknown as Stored;
  data.websiteFramework.dynamicDesign.pages[0]!.sections[0]!.customData = { images };
  return data as unknown as Record<string, unknown>;
}

const order = (account: Account, wizardData: Record<string, unknown>): Promise<PlacedOrder> =>
  placeOrder(app, account, { wizardData, totalToman: payableOf(wizardData) });

const imagesOf = (stored: unknown): Record<string, string> =>
  (stored as Stored).websiteFramework.dynamicDesign.pages[0]?.sections[0]?.customData.images ?? {};

async function linkOf(account: Account, reference: string): Promise<number> {
  const path = `/storage/design-assets/${reference.slice('file:'.length)}/url`;
  return (await app.rest('GET', path, { token: account.token })).status;
}

test('S-099 S-230 pictures become files of the customer', async () => {
  const made = await order(customer, showing({ picture: picture, picture2: picture }));
  const images = imagesOf(made.wizardData);
  expect(images['picture']).toMatch(/^file:[0-9a-f-]{36}$/);
  expect(images['picture2']).toBe(images['picture']);
  expect(await linkOf(customer, images['picture'] ?? '')).toBe(200);
  expect(JSON.stringify(made.wizardData)).not.toContain('data:image');
});

test('an edit keeps what is kept', async () => {
  const made = await order(customer, showing({ picture }));
  const reference = imagesOf(made.wizardData)['picture'] ?? '';
  const { body } = await app.rest('PATCH', `/orders/${made.id}`, {
    token: customer.token,
    body: { wizard_data: showing({ picture: reference }) },
  });
  expect(JSON.stringify(body)).toContain(reference);
});

test('cannot show another customer’s file', async () => {
  const theirs = await order(await createAccount(app), showing({ picture }));
  const reference = imagesOf(theirs.wizardData)['picture'] ?? '';
  const mine = await order(customer, showing({ picture: reference }));
  expect([imagesOf(mine.wizardData), await linkOf(customer, reference)]).toEqual([{}, 404]);
});

test('cannot be something else under a picture’s name', async () => {
  const hostile = `data:image/png;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`;
  await expect(order(customer, showing({ picture: hostile }))).rejects.toThrow(/VALIDATION_ERROR/);
});
