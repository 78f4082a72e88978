/** The look of the page itself, from its first moment on: what is loaded later changes neither letters nor colours. */
import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../fixtures.js';
import { ADMIN, CUSTOMER, enterAs, type Person } from '../people.js';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** By the tokens of the product, as browsers write colours. */
const COLOURS: Readonly<Record<Scheme, string>> = {
  light: 'rgb(26, 21, 39) on rgb(255, 255, 255)',
  dark: 'rgb(244, 242, 247) on rgb(19, 17, 24)',
};

/**
 * Notes how the body looks after each change of the document, after each style sheet, and at the end of each frame; the
 * page itself counts from the moment in which it has a body.
 */
function noteLooks(): void {
  const looks = new Set<string>();
  const note = (): void => {
    if (document.body === null || document.querySelector('#root') === null) return;
    const { fontFamily, fontSize, lineHeight, color, backgroundColor } = getComputedStyle(document.body);
    looks.add(`${fontFamily.split(',')[0]} ${fontSize}/${lineHeight} ${color} on ${backgroundColor}`);
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true });
  document.addEventListener('load', note, true);
  const eachFrame = (): void => {
    note();
    requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);
  Object.assign(window, { looks });
}

const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { readonly looks: Set<string> }).looks]);

const hasMantine = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-scale') !== '');

/** One look for the whole life of the page. */
async function expectOneLook(page: Page, scheme: Scheme): Promise<void> {
  expect(await looksOf(page)).toEqual([`Vazirmatn 16px/28px ${COLOURS[scheme]}`]);
}

/** Letters, place and size of everything that the landing page shows: a difference names what has changed. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main > section:not([inert]), main > section:not([inert]) *')].map(
      (element) => {
        const { fontFamily, fontSize, fontWeight, lineHeight, color } = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y, width, height].map(Math.round).join(' ');
        return `${element.tagName} ${element.className.toString()} ${place} ${fontFamily} ${fontSize} ${fontWeight} ${lineHeight} ${color}`;
      },
    ),
  );

const PAGES: readonly (readonly [path: string, who: Person | null, scheme: Scheme])[] = [
  ['/', CUSTOMER, 'light'],
  ['/auth', null, 'dark'],
  ['/support', null, 'light'],
  ['/status', null, 'dark'],
  ['/wizard', null, 'light'],
  ['/wizard', CUSTOMER, 'dark'],
  ['/dashboard', CUSTOMER, 'light'],
  ['/dashboard?tab=wallet', CUSTOMER, 'dark'],
  ['/admin', ADMIN, 'light'],
];

for (const scheme of SCHEMES) {
  for (const [name, width] of Object.entries(WIDTHS)) {
    test(`the ${scheme} landing page keeps its look when touched: ${name}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(noteLooks);
      await page.goto('/');
      await expect(page.locator('main > section:not([inert])')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(await hasMantine(page)).toBe(false);
      const before = await drawn(page);
      expect(before.length).toBeGreaterThan(50);
      const changes = async () => (await drawn(page)).filter((each, at) => each !== before[at]);
      await page.getByRole('navigation', { name: 'معرفی برپا' }).getByRole('button').first().focus();
      await expect.poll(() => hasMantine(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await changes()).toEqual([]);
      await page.getByLabel('نام کسب‌وکار').focus();
      expect(await changes()).toEqual([]);
      await expectOneLook(page, scheme);
    });
  }
}

for (const [path, who, scheme] of PAGES) {
  test(`${path} has one ${scheme} look from the start: ${who?.email ?? 'guest'}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    if (who !== null) await enterAs(page, who, 'about:blank');
    await page.addInitScript(noteLooks);
    await page.goto(path);
    await expect(page.locator('[data-first-words]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => hasMantine(page)).toBe(true);
    await expectOneLook(page, scheme);
  });
}

test('a chosen scheme has one look against the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/auth');
  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
  // The first visit after the choice tells the server, which then begins each page in that scheme.
  await page.reload();
  await page.addInitScript(noteLooks);
  await page.goto('/support');
  await expect.poll(() => hasMantine(page)).toBe(true);
  await expect(page.locator('[data-first-words]')).toHaveCount(0);
  await expectOneLook(page, 'dark');
});
