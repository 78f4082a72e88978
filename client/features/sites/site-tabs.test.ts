import { SERVICE_DESCRIPTIONS } from '../../../core/pricing/service-descriptions.js';
import { SITE_TABS } from './site-tabs.js';

test.each(Object.entries(SERVICE_DESCRIPTIONS))('%s names the tab where it is seen', (_, { tab, tabName }) => {
  expect(SITE_TABS.find(({ key }) => key === tab)?.label).toBe(tabName);
});
