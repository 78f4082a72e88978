/** The light box of a gallery, under the policy of built sites: no script runs. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { PictureSet } from '#sitekit/picture-set.js';
import { expect, expectAccessible, test } from '../fixtures.js';

type Sitekit = typeof import('#sitekit/index.js');
const { PageView, siteCss } = (await import(pathToFileURL(resolve('dist/sitekit/index.js')).href)) as Sitekit;

const ADDRESS = 'http://gallery.example/';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

async function pictureSet(): Promise<PictureSet> {
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer();
  const address = `data:image/png;base64,${bytes.toString('base64')}`;
  return { width: 1200, height: 800, webp: [{ address, width: 1200 }], fallback: [{ address, width: 1200 }] };
}

async function openGallery(page: Page, layoutId: string): Promise<void> {
  const set = await pictureSet();
  const customData = { images: { picture1: 'file:1', picture2: 'file:2' }, texts: { 'item1.caption': 'سالن نو' } };
  const section = { id: 's', sectionType: 'gallery' as const, layoutId, customData };
  const drawn = { id: 'main', name: 'یک', sections: [section] };
  const view = createElement(PageView, { page: drawn, brand: {}, pictures: () => set, standalone: true });
  const body = `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><title>گالری</title><style>${siteCss}</style><body style="margin:0">${renderToStaticMarkup(view)}`;
  await page.route(ADDRESS, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body }),
  );
  await page.goto(ADDRESS);
}

const button = (page: Page) => page.getByRole('button', { name: 'بزرگ‌نمایی: سالن نو' });
const box = (page: Page) => page.getByRole('dialog', { name: 'سالن نو' });

test.use({ bypassCSP: false });

for (const layoutId of ['gallery-1', 'gallery-3', 'gallery-7']) {
  test(`a picture of ${layoutId} opens and closes without script`, async ({ page }) => {
    await openGallery(page, layoutId);
    await expect(box(page)).toBeHidden();

    await test.step('by the keyboard', async () => {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(box(page).getByRole('img', { name: 'سالن نو' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      await expect(box(page).getByRole('button', { name: 'بستن' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(box(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    await test.step('by the pointer and by Escape', async () => {
      await button(page).click();
      await expect(box(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeHidden();
      await button(page).click();
      await page.mouse.click(5, 890);
      await expect(box(page)).toBeHidden();
    });
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`an open light box fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGallery(page, 'gallery-2');
    await button(page).click();
    const picture = await box(page).getByRole('img').boundingBox();
    expect(picture?.width).toBeGreaterThan(width * 0.6);
    expect((picture?.x ?? -1) >= 0 && (picture?.y ?? -1) >= 0).toBe(true);
    const close = await box(page).getByRole('button', { name: 'بستن' }).boundingBox();
    expect(close?.height).toBeGreaterThanOrEqual(40);
    expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
    await expectAccessible(page);
  });
}
