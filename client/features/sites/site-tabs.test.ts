import { SITE_TAB_NAMES } from '#core/client-links.js';
import { SERVICE_DESCRIPTIONS } from '#core/pricing/service-descriptions.js';
import { namesOf, partNamed, SITE_TABS } from './site-tabs.js';

test.each(Object.entries(SERVICE_DESCRIPTIONS))('%s names the part where it is seen', (_, { tab, tabName }) => {
  expect(partNamed(tab)?.label).toBe(tabName);
});

test('links name the parts that there are', () => {
  expect(SITE_TABS.flatMap(({ parts }) => parts.flatMap(namesOf))).toEqual(SITE_TAB_NAMES);
});

test('a link to the registrations opens the domains', () => {
  expect(partNamed('registration')?.key).toBe('domains');
});

test.each([null, '', 'no-such', 'Overview'])('%p opens no part', (name) => {
  expect(partNamed(name)).toBeUndefined();
});
