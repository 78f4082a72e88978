/** An unfinished design is found again: from the landing page, and where the session ends beside it. */
import type { Page } from '@playwright/test';
import { newAccount } from '../accounts.js';
import { expect, expectAccessible, test, WIDTHS } from '../fixtures.js';
import { enterAs, signIn, type Person } from '../people.js';
import { expectScreenHolds } from '../screens.js';
import { addSection, next, pickSiteType, skipInterview, typeDomain } from '../wizard-steps.js';
import { freshDomain } from '#tests/helpers/wizards.js';

test.setTimeout(240_000);

const NAME = 'کافه نارون';
const offer = (page: Page) => page.getByRole('complementary', { name: 'طرح ناتمام شما' });
const heading = (page: Page) => page.getByRole('main').locator('.bp-site h1').first();
/** The field of the first slide: nothing moves when the offer comes or goes. */
const nameField = (page: Page) => page.getByRole('textbox', { name: 'نام کسب‌وکار' });
const slide = (page: Page) => page.locator('main > section:not([inert])');

async function design(page: Page): Promise<void> {
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await expect(heading(page)).toBeVisible();
}

test('S-096 «later» leads to a landing page that offers to go on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('a wizard that was only looked at is not offered', async () => {
    await page.goto('/wizard');
    await page.getByRole('link', { name: 'ورود', exact: true }).last().click();
    await expect(page).toHaveURL(/\/auth/);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|guest/.test(key)))).toEqual([]);
    await page.goto('/');
    await expect(slide(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toHaveCount(0);
  });

  await page.goto(`/wizard?trade=restaurant&name=${encodeURIComponent(NAME)}`);
  await expect(page).toHaveURL(/step=2/);
  await next(page);
  await next(page);
  await typeDomain(page, freshDomain(), /آزاد است/);
  await next(page);
  await next(page);
  await page.getByRole('button', { name: 'بعداً' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(offer(page)).toContainText(`ادامهٔ طراحی«${NAME}»`);

  await expectScreenHolds(page);
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(offer(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const place = await nameField(page).boundingBox();
    await offer(page).getByRole('button', { name: 'بستن' }).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await nameField(page).boundingBox()).toEqual(place);
  }

  await test.step('the offer leads back to where the design was left', async () => {
    await page.goto('/');
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/wizard\?step=6/);
  });

  await test.step('it goes where the draft goes, also in another tab', async () => {
    await page.goto('/');
    await expect(offer(page)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/debug');
    await other.evaluate(() => localStorage.removeItem('wizard_draft'));
    await expect(offer(page)).toHaveCount(0);
    await other.close();
  });
});

test.describe('a session that ends in the wizard', () => {
  // The rest of the ended session requests once more with its old token.
  test.use({ expectedErrors: [/status of 401/, /status of 403/, /WebSocket/] });

  /** From another device, and noticed by the next call. */
  async function endSession(page: Page, { email, password }: Person): Promise<void> {
    const answer = await page.request.post('/api/auth/login', { data: { email, password } });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    await page.request.post('/graphql', { headers, data: { query: 'mutation { endOtherSessions { success } }' } });
  }
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'دوباره وارد شوید' });

  test('leaves the design on the screen until one has signed in', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = await newAccount(request);
    await enterAs(page, person, '/wizard');
    await design(page);
    await endSession(page, person);
    await expect(dialog(page)).toBeVisible();
    await expect(heading(page)).toBeVisible();
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await signIn(page, person);
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(/step=2/);
    await page.reload();
    await expect(heading(page)).toBeVisible();
  });

  test('cannot displace the design by a blank one', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = await newAccount(request);
    await enterAs(page, person, '/wizard');
    await design(page);
    await endSession(page, person);
    await dialog(page).getByRole('button', { name: 'ادامه بدون ورود' }).click();
    await expect(page).toHaveURL(/step=1/);
    await skipInterview(page);
    await page.getByRole('region', { name: 'ادامه از فایل خروجی' }).getByRole('link', { name: 'ورود' }).click();
    await signIn(page, person);
    await expect(page).toHaveURL(/\/wizard/);
    await expect(page).toHaveURL(/step=2/);
    await expect(heading(page)).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
