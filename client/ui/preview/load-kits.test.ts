import { isLoaded, loadKits, typesOfPage } from '#sitekit/layouts/load.js';
import { findLayout, layoutsOf } from '#sitekit/layouts/library.js';

const page = (layoutId: string, sectionType: 'hero' | 'full_page') => ({
  sections: [{ id: 's', sectionType, layoutId }],
});

describe('the library comes by type (S-117)', () => {
  test('S-117 a type and its trade are loaded, no other', async () => {
    const needs = { types: typesOfPage(page('hero-3', 'hero')), trade: 'clinic' as const };
    expect([isLoaded(needs), layoutsOf('hero').length]).toEqual([false, 0]);
    await loadKits(needs);
    expect([isLoaded(needs), layoutsOf('hero').length, layoutsOf('gallery').length]).toEqual([true, 42, 0]);
    expect(isLoaded({ ...needs, trade: 'shop' })).toBe(false);
    expect(findLayout('hero-3')?.id).toBe('hero-3');
  });

  test('a full page loads the types of its parts', () => {
    expect(typesOfPage(page('full_page-1', 'full_page'))).toEqual(
      expect.arrayContaining(['headers', 'hero', 'footer']),
    );
  });
});
