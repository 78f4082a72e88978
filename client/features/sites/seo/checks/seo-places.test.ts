import { designerAt, placeOf } from './seo-places.js';

test('titles are mended in the fields, the rest in the designer', () => {
  expect(placeOf({ code: 'titleMissing', count: 1, pageId: 'b' })).toBe('fields');
  expect(placeOf({ code: 'headingSample', count: 1, pageId: 'b', sectionId: 's' })).toBe('section');
  expect(placeOf({ code: 'pictureWeight', count: 2_000_000, pageId: 'b' })).toBe('page');
  expect(placeOf({ code: 'businessName', count: 1 })).toBe('facts');
});

test('the designer opens at the page and section of a finding', () => {
  expect(designerAt('1', { code: 'linkText', count: 1, pageId: 'b&c', sectionId: 's 1' })).toBe(
    '/dashboard/sites/1/design?page=b%26c&section=s+1',
  );
  expect(designerAt('1', { code: 'businessName', count: 1 })).toBe('/dashboard/sites/1/design?tool=facts');
});
