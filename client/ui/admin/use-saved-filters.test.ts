import { filterQuery } from './use-saved-filters.js';

test('a saved filter keeps no page and no tab', () => {
  const params = new URLSearchParams('tab=orders&status=pending&page=4&dir=asc&search=');
  expect(filterQuery(params)).toBe('dir=asc&status=pending');
});
