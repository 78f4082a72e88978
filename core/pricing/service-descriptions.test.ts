import { SERVICE_KEYS } from './price-list.js';
import { describeService, lineDescription } from './service-descriptions.js';

test.each(SERVICE_KEYS)('%s says what it does and where', (key) => {
  expect(describeService(key)).toMatch(/^.{40,}\. در داشبورد، صفحهٔ سایت، بخش «.+» دیده می‌شود\.$/u);
  expect(lineDescription({ kind: 'service', key })).toBe(describeService(key));
});

test('other lines and unknown services have no description', () => {
  expect(lineDescription({ kind: 'pages', key: 'pages' })).toBeNull();
  expect(lineDescription({ kind: 'service', key: 'toString' })).toBeNull();
});
