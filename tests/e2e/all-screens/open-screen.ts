import type { Page, Route } from '@playwright/test';
import { expect } from '../fixtures.js';
import type { Records, Screen } from './screen.js';

const FAILED = { errors: [{ message: 'خطای سرور', extensions: { code: 'SERVER_ERROR' } }], data: null };

const ANSWERS: Readonly<Record<NonNullable<Screen['network']>, (route: Route) => Promise<void> | void>> = {
  failing: (route) => route.fulfill({ json: FAILED }),
  offline: (route) => route.abort(),
  // Never answered: the page shows what it shows meanwhile.
  held: () => undefined,
};

/** Opens a screen and waits until it shows what it is about. */
export async function openScreen(page: Page, { path, sign, network }: Screen, records: Records): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const answer = network && ANSWERS[network];
  if (answer) await page.route('**/graphql', answer);
  await page.goto(typeof path === 'string' ? path : path(records));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(sign).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /بارگذاری/ })).toHaveCount(0);
}
