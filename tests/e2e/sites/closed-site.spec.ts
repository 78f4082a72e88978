/** A site that an administrator closes: its owner reads why and until when it is kept, and takes its files away. */
import { newAccount } from '../accounts.js';
import { expect, expectAccessible, test } from '../fixtures.js';
import { ADMIN, enterAs } from '../people.js';
import { freshDomain, payableOf, typedWizard, wizard } from '../../helpers/wizards.js';

test.setTimeout(240_000);

const REASON = 'تصویرهای سایت از آنِ فروشگاه دیگری است و صاحب آن‌ها اعتراض کرده است';

test('the owner of a closed site reads until when it is kept, and exports it', async ({ page, request }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const graphql = async <Data>(query: string, variables: object): Promise<Data> => {
    const headers = { authorization: `Bearer ${token}` };
    const body = await (await request.post('/graphql', { data: { query, variables }, headers })).json();
    expect(body).not.toHaveProperty('errors');
    return body.data as Data;
  };
  const raw = wizard({ domain: freshDomain() });
  const title = 'فروشگاه صنایع دستی و سوغات اصفهان، شعبهٔ میدان نقش جهان و بازار قیصریه';
  const input = { submitMode: 'draft', title, wizardData: typedWizard(raw), totalToman: payableOf(raw) };
  const create = 'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }';
  const { createOrder } = await graphql<{ createOrder: { order: { id: string } } }>(create, { input });
  const order = { id: createOrder.order.id };
  const pay = 'mutation ($id: ID!) { requestPayment(orderId: $id) { paymentUrl } }';
  await page.goto((await graphql<{ requestPayment: { paymentUrl: string } }>(pay, order)).requestPayment.paymentUrl);
  await page.getByRole('button', { name: /^پرداخت .* ریال/ }).click();
  await expect(page.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible();
  let site = { id: '', url: '', status: '' };
  await expect(async () => {
    const query = 'query ($id: ID!) { order(id: $id) { site { id url status } } }';
    site = (await graphql<{ order: { site: typeof site } }>(query, order)).order.site;
    expect(site.status).toBe('online');
  }).toPass({ timeout: 60_000 });

  // What the browser refuses to load by the policy of the host is an error of the page, which fails the test.
  const visitor = await page.context().newPage();
  expect((await visitor.goto(site.url))?.status()).toBe(200);
  await visitor.close();

  await page.goto(`/dashboard/sites/${site.id}`);
  await expect(page.getByText('فایل‌های سایت تا')).toHaveCount(0);
  const login = await request.post('/api/auth/login', { data: { email: ADMIN.email, password: ADMIN.password } });
  const { access_token: adminToken } = (await login.json()) as { access_token: string };
  const closed = await request.post(`/api/admin/sites/${site.id}/take-down`, {
    headers: { authorization: `Bearer ${adminToken}` },
    data: { reason: REASON },
  });
  expect(closed.status()).toBe(200);

  const notice = page.getByRole('alert').filter({ hasText: 'فایل‌های سایت تا' });
  await expect(notice).toContainText('خروجی بگیرید');
  await expect(page.getByText(REASON)).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'دریافت خروجی' }).click();
  await expect(page).toHaveURL(/tab=export/);
  await expect(page.getByRole('alert').filter({ hasText: 'فایل‌های سایت تا' })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /دریافت فایل‌های سایت/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
});
