import type { DesignPage } from '#core/design/design.js';
import { SLUG_FAULT_TEXTS } from '#core/design/page-address.js';
import { changedPages, cutText, mergeSeo, seoFaults, seoOf, withSeo, type SeoValues } from './seo.rules.js';

const page = (id: string, name: string, seo?: DesignPage['seo']): DesignPage => ({
  id,
  name,
  ...(seo && { seo }),
  sections: [],
  canvasDimensions: { width: 1200, height: 800 },
});
const pages = [page('main', 'خانه', { title: 'گل بهار' }), page('b', 'خدمات'), page('c', 'تماس')];
const kept = seoOf(pages);
const typed = (id: string, over: Partial<SeoValues[string]>, from: SeoValues = kept): SeoValues => ({
  ...from,
  [id]: { ...from[id]!, ...over },
});

test('what is typed goes into the pages, and what is emptied leaves them', () => {
  const values = typed('b', { slug: ' services ', image: 'file:1' }, typed('main', { title: ' ' }));
  const [main, second, third] = withSeo(pages, values);
  expect(main).not.toHaveProperty('seo');
  expect(second?.seo).toEqual({ slug: 'services', image: 'file:1' });
  expect(third).toEqual(pages[2]);
  expect(withSeo(pages, kept)).toEqual(pages);
  expect(changedPages(kept, values)).toEqual(['main', 'b']);
});

test('faults are those of the server, at their pages', () => {
  const values = typed('b', { slug: 'index' }, typed('c', { title: 'ع'.repeat(121) }));
  expect(seoFaults(pages, values).get('b')).toEqual({ slug: SLUG_FAULT_TEXTS.reserved });
  expect(seoFaults(pages, values).get('c')?.title).toContain('۱۲۰');
  expect(seoFaults(pages, kept).size).toBe(0);
});

test('another’s save replaces only what was left alone', () => {
  const mine = typed('b', { title: 'از من', slug: 'mine' });
  const theirs = typed('b', { slug: 'theirs', description: 'از او' }, typed('main', { title: 'جدید' }));
  const { values, clashes } = mergeSeo(kept, mine, theirs);
  expect(values['b']).toEqual({ title: 'از من', slug: 'mine', description: 'از او', image: '' });
  expect(values['main']?.title).toBe('جدید');
  expect(clashes).toEqual([{ pageId: 'b', field: 'slug', theirs: 'theirs' }]);
});

test('pages that were removed or added elsewhere follow the draft', () => {
  const fresh = seoOf([pages[0]!, page('d', 'تیم')]);
  const { values, clashes } = mergeSeo(kept, typed('b', { title: 'از من' }), fresh);
  expect(Object.keys(values)).toEqual(['main', 'd']);
  expect(clashes).toEqual([]);
});

test('a long text is cut at the end of a word', () => {
  expect(cutText('گل‌فروشی  بهار', 20)).toBe('گل‌فروشی بهار');
  expect(cutText('یک دو سه چهار پنج', 10)).toBe('یک دو سه …');
  expect(cutText('آ'.repeat(30), 10)).toBe(`${'آ'.repeat(10)} …`);
});
