/** The platform's legal documents: read by everybody, and published by an administrator. */
import { expect, test } from '../fixtures.js';
import { ADMIN, enterAs } from '../people.js';
import { expectScreenHolds } from '../screens.js';

test('a visitor reads the documents from the footer', async ({ page }) => {
  await page.goto('/status');
  for (const [link, title] of [
    ['قوانین', 'قوانین استفاده از برپا'],
    ['حریم خصوصی', 'حریم خصوصی در برپا'],
    ['بازگشت وجه', 'شرایط بازگشت وجه'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^نسخهٔ [۰-۹]+، [۰-۹]+ /)).toBeVisible();
    await expectScreenHolds(page);
  }
});

test('an administrator publishes a version that visitors read at once', async ({ page }) => {
  await enterAs(page, ADMIN, '/admin?tab=settings&section=legal');
  const section = page.getByRole('region', { name: 'قوانین، حریم خصوصی و بازگشت وجه' });
  // They are loaded when they are near the screen.
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('tab', { name: 'بازگشت وجه' }).click();
  const body = section.getByLabel('متن', { exact: true }).filter({ visible: true });
  const hostile = '<img src=x onerror=alert(1)>';
  await body.fill(`${await body.inputValue()}\n\n## سؤال دیگری دارید؟\n${hostile}`);
  await section.getByRole('button', { name: 'انتشار نسخهٔ جدید' }).click();
  await expect(section.getByText('بنویسید چه چیزی عوض شد.')).toBeVisible();
  await section.getByLabel('چه چیزی عوض شد؟').filter({ visible: true }).fill('یک سؤال اضافه شد');
  await expect(section.getByRole('heading', { name: 'سؤال دیگری دارید؟' })).toBeVisible();
  await expectScreenHolds(page, '[aria-label="قوانین، حریم خصوصی و بازگشت وجه"]');
  await section.getByRole('button', { name: 'انتشار نسخهٔ جدید' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'انتشار' }).click();
  await expect(page.getByText('نسخهٔ جدید منتشر شد.')).toBeVisible();
  await expect(section.getByText('یک سؤال اضافه شد')).toBeVisible();
  await page.goto('/money-back');
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.getByText(/^نسخهٔ ۲، /)).toBeVisible();
});
