import type { Page } from '@playwright/test';
import { expect, expectAccessible, WIDTHS } from './fixtures.js';

const HEIGHT = 900;

type Scheme = 'light' | 'dark';
type Forms = readonly (readonly [width: number, schemes: readonly Scheme[]])[];

const ALL_FORMS: Forms = [
  [WIDTHS.phone, ['light', 'dark']],
  [WIDTHS.desktop, ['light', 'dark']],
];
/** Each width and each scheme once. */
const TWO_FORMS: Forms = [
  [WIDTHS.phone, ['dark']],
  [WIDTHS.desktop, ['light']],
];

/**
 * A screen holds where axe finds nothing and nothing runs out sideways, on a phone and a desktop, light and dark. For
 * the screens of the list (all-screens/), and for pages that are not on it.
 */
export const expectEveryFormHolds = (page: Page): Promise<void> => expectFormsHold(page, ALL_FORMS);

/**
 * A state of a screen that is on the list (all-screens/), where it is judged in every form: here on a dark phone and a
 * light desktop. `within` narrows axe to the part that is new, where the rest of the page has been looked at before.
 */
export const expectScreenHolds = (page: Page, within?: string): Promise<void> =>
  expectFormsHold(page, TWO_FORMS, within);

async function expectFormsHold(page: Page, forms: Forms, within?: string): Promise<void> {
  const showToasts = await hideToasts(page);
  for (const [width, schemes] of forms) {
    await page.setViewportSize({ width, height: HEIGHT });
    let judged: string | null = null;
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await untilPainted(page, colorScheme);
      const before = await contents(page);
      await expectAccessible(page, { within, onlyColours: before === judged });
      judged = before;
    }
    expect(await sidewaysScroll(page), `sideways scroll of ${page.url()} at ${width} px`).toEqual([]);
    if (width === WIDTHS.phone) {
      expect.soft(await smallTargets(page), `targets too small for a finger in ${page.url()}`).toEqual([]);
    }
    await expect.poll(() => cutWords(page), `words that are cut off in ${page.url()} at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await showToasts();
}

/** A dialog over a screen that was looked at before: on a dark phone and a light desktop. */
export async function expectDialogHolds(page: Page, within = '[role=dialog]'): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  const showToasts = await hideToasts(page);
  for (const [width, colorScheme] of [
    [WIDTHS.phone, 'dark'],
    [WIDTHS.desktop, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilPainted(page, colorScheme);
    await expectAccessible(page, { within });
  }
  await showToasts();
}

/** All elements with their attributes, and the words that can be seen; of the frames in the page, too. */
async function contents(page: Page): Promise<string> {
  const each = page.frames().map((frame) => frame.evaluate(() => document.body.outerHTML + document.body.innerText));
  return (await Promise.all(each)).join('\n');
}

/** The elements that stick out of a page that scrolls sideways; none where it does not. */
function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const x = window.scrollX;
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left + x < -1 || right + x > window.innerWidth + 1) && !element.closest('[role=tablist]');
    });
    return [
      `${scrollWidth} px`,
      ...out.slice(0, 12).map((element) => `${getComputedStyle(element).position} ${element.outerHTML.slice(0, 200)}`),
    ];
  });
}

/** px, of what a finger presses on a phone (docs/design-language.md). */
const FINGER = 44;

/**
 * Controls of a phone's screen that are smaller than a finger, and links of the page's frame that are; axe judges the
 * links in tables and texts. Without what is shown to screen readers alone, and the pages that are shown small.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const controls = 'button, summary, select, [role=button], [role=tab], [role=menuitem], [role=switch]';
    const fields = 'input:not([type=hidden], [type=file], [type=range], [type=color])';
    const targets = document.querySelectorAll(`${controls}, ${fields}, :is(header, footer, nav):not(main *) a[href]`);
    // A box and its label are pressed alike, and the area around a box belongs to it.
    const sizeOf = (target: Element): [number, number] => {
      const isBox = target instanceof HTMLInputElement && target.matches('[type=checkbox], [type=radio]');
      const label = isBox ? target.labels?.[0] : undefined;
      const { width, height } = (label ?? target).getBoundingClientRect();
      const around = ['::before', '::after'].map((name) => getComputedStyle(target, name));
      const areas = around.filter(({ content, position }) => content !== 'none' && position === 'absolute');
      const most = (lengths: readonly string[]): number => Math.max(0, ...lengths.map((px) => parseFloat(px) || 0));
      return [
        Math.max(width, most(areas.map((area) => area.width))),
        Math.max(height, most(areas.map((area) => area.height))),
      ];
    };
    return [...targets].flatMap((target) => {
      const isSeen = target.checkVisibility({ opacityProperty: true }) && target.getBoundingClientRect().width > 2;
      if (!isSeen || target.closest('[aria-hidden=true], .bp-site')) return [];
      const [width, height] = sizeOf(target);
      const isSmall = width < finger - 0.5 || height < finger - 0.5;
      return isSmall ? [`${Math.round(width)} by ${Math.round(height)} px: ${target.outerHTML.slice(0, 300)}`] : [];
    });
  }, FINGER);
}

/**
 * Words that a box around them cuts off at its side, so that nobody can read them; without what ends in an ellipsis,
 * what scrolls, what only screen readers get, and the pages that are shown small.
 */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutBy = (box: Element, left: number, right: number): boolean => {
      const outer = box.getBoundingClientRect();
      return left < outer.left - 2 || right > outer.right + 2;
    };
    const cutting = (from: Element, left: number, right: number): boolean => {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        // Only screen readers get what is inside of so small a box.
        if (overflowX !== 'visible' && box.getBoundingClientRect().width <= 2) return false;
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
        if (overflowX !== 'visible' && isCutBy(box, left, right)) return true;
      }
      return false;
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    while (words.nextNode()) {
      const parent = words.currentNode.parentElement;
      if (
        !words.currentNode.textContent?.trim() ||
        !parent?.checkVisibility() ||
        parent.closest('[aria-hidden], .bp-site')
      )
        continue;
      range.selectNodeContents(words.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 2 && cutting(parent, left, right)) cut.push(parent.outerHTML.slice(0, 200));
    }
    return cut.slice(0, 12);
  });
}

/** The scheme has reached the page and nothing is half way from one colour to the other. */
export async function untilPainted(page: Page, scheme: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => [undefined, wanted].includes(document.documentElement.dataset['mantineColorScheme']),
    scheme,
    // A state is waited for, as long as for any other action; how fast the machine is is not asked here.
    { timeout: 15_000 },
  );
  await page.evaluate(async () => {
    const running = (): Animation[] =>
      document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
    const frame = (): Promise<number> => new Promise((go) => requestAnimationFrame(go));
    // A machine that is out of breath may leave an animation hanging; the screen is then judged as it is.
    const end = performance.now() + 5000;
    const late = new Promise((go) => setTimeout(go, 5000));
    // An inherited colour reaches the page level by level, and each level has a transition of its own.
    do {
      await Promise.race([Promise.allSettled(running().map((each) => each.finished)), late]);
      await frame();
      await frame();
    } while (running().length > 0 && performance.now() < end);
  });
}

/**
 * A toast covers part of the page for some seconds, and may come at any moment after the answer of the server: the
 * screen is judged without toasts, those that come meanwhile too. Returns what closes them and shows later ones again.
 */
async function hideToasts(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content: '.mantine-Notifications-root { display: none !important }' });
  return async () => {
    const close = page.locator('.mantine-Notification-closeButton');
    await close.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await expect(close).toHaveCount(0);
    await style.evaluate((element: Element) => element.remove());
  };
}
