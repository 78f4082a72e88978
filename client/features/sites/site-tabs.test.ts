import { SERVICE_DESCRIPTIONS } from '../../../core/pricing/service-descriptions.js';
import { SITE_TABS } from './site-tabs.js';

test('every service leads to a tab that exists', () => {
  const keys = SITE_TABS.map(({ key }) => key);
  const named = Object.values(SERVICE_DESCRIPTIONS).flatMap(({ tab }) => (tab === null ? [] : [tab]));
  expect(named.filter((tab) => !keys.includes(tab))).toEqual([]);
});
