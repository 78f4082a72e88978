/** Pictures that customers put into sections become files of theirs; the order keeps references only. */
import sharp from 'sharp';
import { ltr } from '#core/text/bidi.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder, type PlacedOrder } from '#tests/helpers/orders.js';
import { payableOf, wizard } from '#tests/helpers/wizards.js';

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
  const made = await order(customer, showing({ main: picture, picture2: picture }));
  const images = imagesOf(made.wizardData);
  expect(images['main']).toMatch(/^file:[0-9a-f-]{36}$/);
  expect(images['picture2']).toBe(images['main']);
  expect(await linkOf(customer, images['main'] ?? '')).toBe(200);
  expect(JSON.stringify(made.wizardData)).not.toContain('data:image');
});

test('an edit keeps what is kept', async () => {
  const made = await order(customer, showing({ main: picture }));
  const reference = imagesOf(made.wizardData)['main'] ?? '';
  const { body } = await app.rest('PATCH', `/orders/${made.id}`, {
    token: customer.token,
    body: { wizard_data: showing({ main: reference }) },
  });
  expect(JSON.stringify(body)).toContain(reference);
});

test('cannot show another customer’s file', async () => {
  const theirs = await order(await createAccount(app), showing({ main: picture }));
  const reference = imagesOf(theirs.wizardData)['main'] ?? '';
  await expect(order(customer, showing({ main: reference }))).rejects.toThrow('VALIDATION_ERROR');
  expect(await linkOf(customer, reference)).toBe(404);
});

test('what an administrator puts there is the customer’s, who saves it again', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const made = await order(customer, showing({}));
  const change = async (account: Account, picture: string): Promise<string> => {
    const body = { wizard_data: showing({ main: picture }) };
    const changed = await app.rest('PATCH', `/orders/${made.id}`, { token: account.token, body });
    return /file:[0-9a-f-]{36}/.exec(JSON.stringify(changed.body))?.[0] ?? '';
  };
  const reference = await change(admin, picture);
  expect(await linkOf(customer, reference)).toBe(200);
  expect(await change(customer, reference)).toBe(reference);
});

test('cannot be something else under a picture’s name', async () => {
  const hostile = `data:image/png;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`;
  await expect(order(customer, showing({ main: hostile }))).rejects.toThrow(/VALIDATION_ERROR/);
});

describe('a picture that an order shows', () => {
  const DELETE = 'mutation ($id: ID!) { deleteFile(id: $id) { success } }';

  interface Refusal {
    readonly status: number;
    readonly code: unknown;
  }

  const remove = async ({ token }: Account, reference: string): Promise<Refusal> => {
    const { status, body } = await app.rest('DELETE', `/storage/design-assets/${reference.slice('file:'.length)}`, {
      token,
    });
    return { status, code: body['error_code'] };
  };
  const placed = async (): Promise<{ readonly made: PlacedOrder; readonly reference: string }> => {
    const made = await order(customer, showing({ main: picture }));
    return { made, reference: imagesOf(made.wizardData)['main'] ?? '' };
  };
  const refused = { status: 409, code: 'FILE_IN_USE' };

  test('S-141 cannot be deleted under it, through either API', async () => {
    const { made, reference } = await placed();
    const id = reference.slice('file:'.length);
    for (const path of [`/storage/design-assets/${id}`, `/wizard/files/${id}`]) {
      const { status, body } = await app.rest('DELETE', path, { token: customer.token });
      expect([status, body['error_code'], body['details']]).toEqual([
        409,
        'FILE_IN_USE',
        { orderNumber: made.orderNumber },
      ]);
      expect(body['message_fa']).toBe(
        `این فایل در طرح سفارش ${ltr(made.orderNumber)} یا سایت آن استفاده شده است. اول آن را از طرح بردارید، بعد حذفش کنید.`,
      );
    }
    const { errors } = await app.graphql(DELETE, { id }, customer.token);
    expect(errors?.[0]?.extensions['code']).toBe('FILE_IN_USE');
    const admin = await createAccount(app, { role: 'admin' });
    expect(await remove(admin, reference)).toEqual(refused);
    expect(await linkOf(customer, reference)).toBe(200);
  });

  test('S-141 can be deleted once it is gone from the design', async () => {
    const { made, reference } = await placed();
    const { token } = customer;
    await app.rest('PATCH', `/orders/${made.id}`, { token, body: { wizard_data: showing({}) } });
    expect(await remove(customer, reference)).toEqual({ status: 200, code: undefined });
    expect(await linkOf(customer, reference)).toBe(404);
  });

  test('S-141 can be deleted once the last order with it is cancelled', async () => {
    const { made, reference } = await placed();
    const again = await order(customer, showing({ second: reference }));
    const { token } = await createAccount(app, { role: 'admin' });
    await app.rest('PATCH', `/orders/${made.id}/status`, { token, body: { status: 'cancelled' } });
    expect(await remove(customer, reference)).toEqual(refused);
    await app.rest('DELETE', `/orders/${again.id}`, { token: customer.token });
    const { data } = await app.graphql(DELETE, { id: reference.slice('file:'.length) }, customer.token);
    expect(data).toEqual({ deleteFile: { success: true } });
  });

  test('S-141 somebody else’s order does not hold it', async () => {
    const { made, reference } = await placed();
    const theirs = await order(await createAccount(app), showing({ main: picture }));
    const own = imagesOf(theirs.wizardData)['main'] ?? '';
    const naming = 'update orders set wizard_data = replace(wizard_data::text, $2, $3)::jsonb where id = $1';
    await rows(app.ctx().em, naming, [theirs.id, own, reference]);
    await app.rest('DELETE', `/orders/${made.id}`, { token: customer.token });
    expect((await remove(customer, reference)).status).toBe(200);
  });

  test('S-141 an order that takes it while it is deleted never shows a hole', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { made, reference } = await placed();
      await app.rest('DELETE', `/orders/${made.id}`, { token: customer.token });
      const [taken, { status }] = await Promise.all([
        order(customer, showing({ main: reference })).catch(() => null),
        remove(customer, reference),
      ]);
      const isShown = taken !== null && imagesOf(taken.wizardData)['main'] === reference;
      expect([isShown, status]).toEqual([isShown, isShown ? 409 : 200]);
    }
  });
});
