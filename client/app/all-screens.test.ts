import { CLIENT_ROUTES } from '#core/client-routes.js';
import { WIZARD } from '#core/limits/limits.js';
import { ADMIN_TABS } from '#tests/e2e/all-screens/admin-tabs.js';
import { SCREENS } from '#tests/e2e/all-screens/screens.js';
import { ADMIN_TABS as TABS_OF_ADMIN } from '#client/features/admin/admin-tabs.js';
import { OTHER_SECTIONS, PLATFORM_PARTS } from '#client/features/admin/settings/settings-sections.js';
import { adminLink, DASHBOARD_TABS, PROFILE_PARTS, profileLink, SITE_TAB_NAMES } from '#core/client-links.js';

const all = Object.values(SCREENS).flat();
const partsOf = (viewer: keyof typeof SCREENS, wanted: string) =>
  SCREENS[viewer].flatMap(({ route, part, network }) => (route === wanted && part && !network ? [part] : []));

test('the list of screens has every route', () => {
  const listed = new Set(all.map(({ route }) => route));
  expect([...listed].toSorted()).toEqual([...Object.keys(CLIENT_ROUTES), 'notFound'].toSorted());
});

test.each([
  ['customer', 'dashboard', DASHBOARD_TABS],
  ['newcomer', 'dashboard', DASHBOARD_TABS.filter((tab) => tab !== 'profile')],
  ['customer', 'site', SITE_TAB_NAMES],
  ['customer', 'wizard', Array.from({ length: WIZARD.steps }, (_, index) => String(index + 1))],
  ['admin', 'admin', TABS_OF_ADMIN.map(({ key }) => key)],
] as const)('the screens of the %s have every part of %s', (viewer, route, parts) => {
  expect(partsOf(viewer, route)).toEqual(parts);
});

test('the screens of the customer have every page of the profile', () => {
  const paths = SCREENS.customer.map(({ path }) => path);
  for (const part of PROFILE_PARTS) expect(paths).toContain(profileLink(part));
});

test('the screens of the administrator have every section of the settings', () => {
  const paths = SCREENS.admin.map(({ path }) => path);
  // The tab opens with the first.
  for (const { key } of [...PLATFORM_PARTS, ...OTHER_SECTIONS].slice(1))
    expect(paths).toContain(adminLink('settings', { section: key }));
});

test('every screen has a name of its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('the labels of the administration are as listed', () => {
  const labels = TABS_OF_ADMIN.filter(({ key }) => key !== 'overview').map(({ key, label }) => [key, label]);
  expect(ADMIN_TABS.map(([key, label]) => [key, label])).toEqual(labels);
});
