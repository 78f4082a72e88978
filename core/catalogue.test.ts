import { DEFAULT_SECTION_COUNT, layoutId, parseLayoutId, SECTION_COUNTS, SECTION_TYPES } from './catalogue.js';

describe('catalogue', () => {
  it('S-108 has the twenty-four section types', () => {
    expect(SECTION_TYPES).toHaveLength(24);
  });

  it.each([
    ['S-279', 'headers', 37],
    ['S-280', 'hero', 42],
    ['S-281', 'about', 25],
    ['S-282', 'services', 30],
    ['S-283', 'contact', 20],
    ['S-284', 'newsletter', 15],
    ['S-285', 'footer', 25],
    ['S-286', 'features', 35],
    ['S-287', 'gallery', 20],
    ['S-288', 'testimonials', 15],
    ['S-289', 'team', 20],
    ['S-290', 'pricing', 25],
    ['S-291', 'faqs', 15],
    ['S-292', 'blog_posts', 20],
    ['S-293', 'call_to_actions', 20],
    ['S-294', 'content', 30],
    ['S-295', 'forms', 15],
    ['S-296', 'accordion', 15],
    ['S-297', 'tables', 10],
    ['S-298', 'stats', 15],
    ['S-299', 'socials', 10],
    ['S-300', 'logos', 20],
    ['S-301', 'left_right_sections', 15],
    ['S-302', 'full_page', 10],
  ] as const)('%s S-111 %s has %i layouts', (_, type, count) => {
    expect(SECTION_COUNTS[type]).toBe(count);
  });

  it('S-303 counts twenty where nothing is documented', () => {
    expect(DEFAULT_SECTION_COUNT).toBe(20);
  });

  it('reads back every layout id it writes', () => {
    for (const type of SECTION_TYPES)
      expect(parseLayoutId(layoutId(type, SECTION_COUNTS[type]))).toEqual({ type, n: SECTION_COUNTS[type] });
  });

  it('cannot read ids beyond the counts', () => {
    for (const id of ['hero-0', 'hero-43', 'hero', 'nothing-1', 'constructor-1', 'hero-01'])
      expect(parseLayoutId(id)).toBeNull();
  });
});
