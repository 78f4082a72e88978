/** A paid site that was made from a template is edited on the canvas, also from the address of its order. */
import { wizard, freshDomain } from '#tests/helpers/wizards.js';
import { newAccount } from '../accounts.js';
import { expect, expectAccessible, test, WIDTHS } from '../fixtures.js';
import { enterAs } from '../people.js';
import { openSiteTool } from '../wizard-steps.js';
import { graphql, paidSite } from './paid-site.js';

test.setTimeout(240_000);

const FULL_PAGE = {
  id: 'main-full-page',
  sectionType: 'full_page',
  layoutId: 'full_page-1',
  template: 'shop-craft',
  order: 0,
  customData: {},
};

function madeFromTemplate() {
  const raw = wizard({ domain: freshDomain() });
  const page = { id: 'main', name: 'خانه', sections: [FULL_PAGE] };
  const dynamicDesign = { pages: [page], currentPageId: 'main', facts: { name: 'کارگاه نگار' } };
  return { ...raw, websiteFramework: { method: 'template', templateId: 'shop-craft', dynamicDesign } };
}

test('a site made from a template is edited on its canvas', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const { id } = await paidSite(page, request, token, { title: 'کارگاه نگار' }, madeFromTemplate());
  const templateOf = async () => {
    const query = 'query ($id: ID!) { siteDraft(id: $id) { hasChanges design { websiteFramework { templateId } } } }';
    const { siteDraft } = await graphql<{ siteDraft: object }>(request, token, query, { id });
    return siteDraft;
  };
  const untouched = { hasChanges: false, design: { websiteFramework: { templateId: 'shop-craft' } } };

  await page.goto(`/dashboard/sites/${id}`);
  await page.getByRole('link', { name: 'ویرایش سایت' }).click();
  const canvas = page.getByRole('main').locator('.bp-site');
  await expect(canvas.locator('h1').first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'جستجو در قالب‌ها' })).toHaveCount(0);
  await expectAccessible(page);

  await test.step('another template is put in only once it is confirmed', async () => {
    await openSiteTool(page, 'گذاشتن قالب');
    const cards = page.getByRole('dialog').getByRole('article');
    const other = cards.filter({ hasNot: page.getByRole('button', { pressed: true }) }).first();
    await other.getByRole('button', { name: /^انتخاب: قالب/ }).click();
    const question = page.getByRole('dialog', { name: /جایگزین شود؟$/ });
    await expect(question).toContainText('سایت شما تا وقتی منتشر نکنید تغییری نمی‌کند.');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(cards.first()).toBeVisible();
    expect(await templateOf()).toMatchObject(untouched);
    await other.getByRole('button', { name: /^انتخاب: قالب/ }).click();
    await question.getByRole('button', { name: 'جایگزین شود' }).click();
    await expect.poll(templateOf).toMatchObject({ hasChanges: true });
    await page.getByRole('button', { name: 'برگرداندن کار قبلی' }).click();
    await expect.poll(templateOf).toMatchObject(untouched);
  });

  await test.step('the address of the order leads to the same editor', async () => {
    const query = 'query ($id: ID!) { site(id: $id) { orderId } }';
    const { site } = await graphql<{ site: { orderId: string } }>(request, token, query, { id });
    await page.goto(`/wizard?mode=edit&orderId=${site.orderId}`);
    await expect(page).toHaveURL(new RegExp(`/dashboard/sites/${id}/design$`));
    await expect(canvas.locator('h1').first()).toBeVisible();
  });

  await test.step('an unknown order offers the orders and a new design', async () => {
    for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/wizard?mode=edit&orderId=1');
      await expect(page.getByRole('heading', { level: 1, name: 'این سفارش پیدا نشد' })).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'طراحی سایت جدید' }).click();
    await expect(page).toHaveURL(/\/wizard(\?step=1)?$/);
    await expect(page.getByRole('region', { name: 'دو دقیقه دربارهٔ کارتان' })).toBeVisible();
  });
});
