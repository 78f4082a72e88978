/** A video in the place of a picture, under the policy of built sites: no script, and nothing before the click. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectAccessible, test } from '../fixtures.js';

type Sitekit = typeof import('#sitekit/index.js');
const { PageView, siteCss } = (await import(pathToFileURL(resolve('dist/sitekit/index.js')).href)) as Sitekit;

const ADDRESS = 'http://video.example/';
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "style-src-attr 'unsafe-inline'",
  'img-src data:',
  'frame-src https://www.aparat.com',
].join('; ');
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';
const SET = {
  width: 1600,
  height: 900,
  webp: [{ address: PIXEL, width: 1600 }],
  fallback: [{ address: PIXEL, width: 1600 }],
};

/** The addresses that the page asks of other hosts. */
async function openVideo(page: Page, layoutId: string): Promise<readonly string[]> {
  const asked: string[] = [];
  const customData = {
    images: { main: 'file:1' },
    pictureTexts: { main: 'کارگاه ما' },
    videos: { main: 'aparat:abC12' },
  };
  const section = { id: 's', sectionType: 'content' as const, layoutId, customData };
  const drawn = { id: 'main', name: 'یک', sections: [section] };
  const view = createElement(PageView, { page: drawn, brand: {}, pictures: () => SET, standalone: true });
  const body = `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><title>ویدیو</title><style>${siteCss}</style><body style="margin:0">${renderToStaticMarkup(view)}`;
  await page.route('https://www.aparat.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>player</h1>' });
  });
  await page.route(ADDRESS, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body }),
  );
  await page.goto(ADDRESS, { waitUntil: 'networkidle' });
  return asked;
}

const link = (page: Page) => page.frameLocator('iframe').getByRole('link', { name: 'پخش ویدیو: کارگاه ما' });
const player = (page: Page) => page.frameLocator('iframe').getByRole('heading', { name: 'player' });

test.use({ bypassCSP: false });

for (const layoutId of ['content-5', 'content-15']) {
  test(`the video of ${layoutId} is fetched after the click alone`, async ({ page }) => {
    const asked = await openVideo(page, layoutId);
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await link(page).click();
    await expect(player(page)).toBeVisible();
    expect(asked).toEqual(['https://www.aparat.com/video/video/embed/videohash/abC12/vt/frame']);
    expect(page.url()).toBe(ADDRESS);
  });
}

test('the video opens by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openVideo(page, 'content-5');
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(player(page)).toBeVisible();
});
