import { SITE_TAB_NAMES } from '#core/client-links.js';
import { SERVICE_DESCRIPTIONS } from '#core/pricing/service-descriptions.js';
import { SITE_TABS, tabsOf } from './site-tabs.js';

test.each(Object.entries(SERVICE_DESCRIPTIONS))('%s names the tab where it is seen', (_, { tab, tabName }) => {
  expect(SITE_TABS.find(({ key }) => key === tab)?.label).toBe(tabName);
});

test('administrators see every tab of another’s site but the registrations, which are listed for their owner', () => {
  expect(tabsOf({ isOwner: true })).toEqual(SITE_TABS);
  const seen = tabsOf({ isOwner: false }).map(({ key }) => key);
  expect(seen).toEqual(SITE_TABS.map(({ key }) => key).filter((key) => key !== 'registration'));
});

test('links name the tabs that there are', () => {
  expect(SITE_TABS.map(({ key }) => key)).toEqual(SITE_TAB_NAMES);
});
