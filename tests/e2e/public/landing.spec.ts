/** The landing page: the visitor's own site in the hero, every slide on every screen, and the way into the wizard. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.js';

const slide = (page: Page) => page.locator('main > section:not([inert])');
const pager = (page: Page) => page.getByRole('navigation', { name: 'معرفی برپا' });
const demo = (page: Page) => page.locator('[data-demo] .bp-site');

async function startAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('نام کسب‌وکار').fill(name);
  await page.getByLabel('صنف').selectOption('clinic');
  await page.getByRole('radio', { name: 'زمردی' }).check();
  await expect(demo(page)).toContainText(name);
  await page.getByRole('button', { name: 'ساخت سایت', exact: true }).click();
}

const facts = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.includes('wizard_draft'));
    const { draft } = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as {
      draft: { design: { facts: unknown }; branding: { primaryColor: string }; templateId: string };
    };
    return { ...draft.design, color: draft.branding.primaryColor, template: draft.templateId, pages: null };
  });

test('the page in the hero follows name, trade and colour', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(slide(page)).toHaveCount(1);
  await page.getByLabel('نام کسب‌وکار').fill('کافه <b>باران</b>');
  await expect(demo(page)).toContainText('کافه <b>باران</b>');
  await page.getByLabel('صنف').selectOption('school');
  await expect(page.locator('[data-demo="school"]')).toBeAttached();
  await expect(demo(page)).toContainText('کافه <b>باران</b>');
  const fill = () => demo(page).evaluate((site) => site.style.getPropertyValue('--bp-brand-bg'));
  const before = await fill();
  await page.getByRole('radio', { name: 'سرخابی' }).check();
  await expect.poll(fill).not.toBe(before);
});

test('what was chosen opens in the wizard', async ({ page }) => {
  await page.goto('/');
  await expect(slide(page)).toHaveCount(1);
  await startAs(page, 'کلینیک مهر');
  await expect(page).toHaveURL(/\/wizard\?step=2$/);
  await expect
    .poll(() => facts(page))
    .toMatchObject({
      facts: { name: 'کلینیک مهر', trade: 'clinic' },
      color: '#059669',
    });
  await page.reload();
  await expect.poll(() => facts(page)).toMatchObject({ facts: { name: 'کلینیک مهر' } });

  await test.step('a second start asks before it puts the first aside', async () => {
    await page.goto('/');
    await expect(slide(page)).toHaveCount(1);
    await startAs(page, 'کلینیک ماه');
    await page.getByRole('button', { name: 'ادامهٔ طرح ناتمام' }).click();
    await expect(page).toHaveURL(/\/wizard\?step=2$/);
    expect(await facts(page)).toMatchObject({ facts: { name: 'کلینیک مهر' } });

    await page.goto('/');
    await expect(slide(page)).toHaveCount(1);
    await startAs(page, 'کلینیک ماه');
    await page.getByRole('button', { name: 'شروع سفارش جدید' }).click();
    await expect(page).toHaveURL(/\/wizard\?step=2$/);
    await expect.poll(() => facts(page)).toMatchObject({ facts: { name: 'کلینیک ماه' } });
    const aside = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(aside).toContain('کلینیک مهر');
  });
});

test('the first view of a phone has the action and the beginning of the preview', async ({ page }) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await page.goto('/');
  const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottom(page.getByRole('button', { name: 'ساخت سایت', exact: true }))).toBeLessThan(height * 0.7);
  await expect(page.getByRole('img', { name: /^نمونهٔ سایت/ })).toBeInViewport();
});

/** Each control of the current slide that something else covers once it is scrolled to; the demo's are a picture. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > section:not([inert]) :is(a, button, input, select)')].flatMap((control) => {
      control.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (control.contains(hit) || hit.contains(control)) ? [] : [control.outerHTML.slice(0, 120)];
    }),
  );
}

for (const [name, viewport] of [
  ['360 × 640', { width: 360, height: 640 }],
  ['200 % of 1440 × 900', { width: 720, height: 450 }],
] as const) {
  test(`nothing covers a control at ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (let index = 0; index < 6; index += 1) {
      // A click within the lock after a move does nothing.
      await expect(async () => {
        await pager(page).getByRole('button').nth(index).click();
        await expect(page.locator('main > section').nth(index)).not.toHaveAttribute('inert', { timeout: 1000 });
      }).toPass();
      expect(await coveredControls(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await expectAccessible(page);
    }
  });
}

test('S-045 the space bar scrolls a tall slide, the other keys leave it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveId('hero');
  const top = () => page.locator('main > section#hero').evaluate((element) => element.scrollTop);
  await page.keyboard.press('Space');
  await expect.poll(top).toBeGreaterThan(0);
  await page.keyboard.press('Shift+Space');
  await expect.poll(top).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expect(slide(page)).toHaveId('steps');
  await expect(async () => {
    await page.keyboard.press('PageUp');
    await expect(slide(page)).toHaveId('hero', { timeout: 200 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(slide(page)).toHaveId('steps', { timeout: 200 });
  }).toPass();
});

test('a phone finds telephone, e-mail and tagline in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^تلفن/ })).toBeHidden();
  await header.getByLabel('تماس با ما').click();
  await expect(header.getByRole('link', { name: /^تلفن/ })).toBeVisible();
  await expect(header.getByRole('link', { name: 'hello@barpa.example' })).toBeVisible();
  await expect(header.getByText('سایت فارسی شما').last()).toBeVisible();
  await expectAccessible(page);
});

test('the menu of a phone closes when it is left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/debug');
  const header = page.getByRole('banner');
  const phone = header.getByRole('link', { name: /^تلفن/ });
  await header.getByLabel('تماس با ما').click();
  await expect(phone).toBeVisible();
  await phone.focus();
  await page.keyboard.press('Escape');
  await expect(phone).toBeHidden();
  await header.getByLabel('تماس با ما').click();
  await phone.focus();
  await header.getByRole('link', { name: 'ورود' }).focus();
  await expect(phone).toBeHidden();
});
