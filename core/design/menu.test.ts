import { MENU } from '../limits/limits.js';
import { designMenuSchema, type DesignMenu, type MenuItem } from './design-menu.js';
import { mapMenuLinks, menuLabel, menuLinks, pagesOutside, settledMenu } from './menu.js';

const page = (id: string) => ({ id, name: `صفحهٔ ${id}` });
const item = (to: string, over: Partial<MenuItem> = {}): MenuItem => ({ id: to, label: '', to, children: [], ...over });
const menu = (items: readonly MenuItem[], over: Partial<DesignMenu> = {}): DesignMenu => ({
  items: [...items],
  hidden: [],
  ...over,
});
const targets = (given: DesignMenu) => given.items.map(({ to }) => to);

describe('a menu follows its pages', () => {
  test('a new page joins at the end', () => {
    const own = menu([item('page:b'), item('page:a')]);
    expect(targets(settledMenu(own, [page('a'), page('b'), page('c')]))).toEqual(['page:b', 'page:a', 'page:c']);
  });

  test('a hidden page cannot join, and a page of a group stays in its group', () => {
    const own = menu([item('', { label: 'خدمات', children: [item('page:b')] })], { hidden: ['a'] });
    expect(targets(settledMenu(own, [page('a'), page('b')]))).toEqual(['']);
    expect(pagesOutside(own, [page('a'), page('b')])).toEqual([]);
  });

  test('a removed page leaves, its children take its place, and it returns with its page', () => {
    const own = menu([item('page:a', { label: 'شروع', children: [item('tel:02112345678', { label: 'تلفن' })] })]);
    expect(targets(settledMenu(own, [page('b')]))).toEqual(['tel:02112345678', 'page:b']);
    expect(settledMenu(own, [page('a')])).toEqual(own);
  });

  test('a renamed page keeps the words that the owner wrote', () => {
    const pages = [{ id: 'a', name: 'نام تازه' }];
    expect(menuLabel(item('page:a', { label: 'شروع' }), pages)).toBe('شروع');
    expect(menuLabel(item('page:a'), pages)).toBe('نام تازه');
    expect(menuLabel(item('https://barpa.ir/'), pages)).toBe('');
  });

  test('a full menu takes no more pages', () => {
    const pages = Array.from({ length: 30 }, (_, index) => page(`p${index}`));
    expect(settledMenu(menu([]), pages).items).toHaveLength(MENU.maxItems);
  });

  test('a page that joins cannot have the id of an entry that leads elsewhere by now', () => {
    const own = menu([item('https://barpa.ir/', { id: 'page:a', label: 'برپا' })]);
    const settled = settledMenu(own, [page('a')]);
    expect(targets(settled)).toEqual(['https://barpa.ir/', 'page:a']);
    expect(designMenuSchema.safeParse(settled).success).toBe(true);
  });

  test('hidden pages that are gone are forgotten', () => {
    expect(settledMenu(menu([], { hidden: ['a', 'b'] }), [page('a')]).hidden).toEqual(['a']);
  });
});

test('every link of a menu is met and can be changed', () => {
  const own = menu([item('page:a', { children: [item('file:1')] })], { button: { label: 'نوبت', to: 'tel:021' } });
  expect(menuLinks(own)).toEqual(['page:a', 'file:1', 'tel:021']);
  expect(menuLinks(mapMenuLinks(own, () => ''))).toEqual(['', '', '']);
});

describe('a menu from outside', () => {
  const messages = (given: unknown) => designMenuSchema.safeParse(given).error?.issues.map(({ message }) => message);
  const many = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `i${n}`, label: 'ب', to: '' }));

  test('what is left out is empty, and no menu stays none', () => {
    expect(designMenuSchema.parse({ items: [{ id: 'a' }] })).toEqual({
      items: [{ id: 'a', label: '', to: '', children: [] }],
      hidden: [],
    });
    expect(designMenuSchema.parse(undefined)).toBeUndefined();
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    'https://user@evil.example/',
    'file:///etc/passwd',
    `https://a.ir/${'x'.repeat(500)}`,
  ])('an entry, a child or a button cannot lead to %s', (to) => {
    expect(messages({ items: [{ id: 'a', label: 'ب', to }] })).toHaveLength(to.length > 500 ? 2 : 1);
    expect(messages({ items: [{ id: 'a', label: 'ب', children: [{ id: 'b', label: 'ب', to }] }] })).toBeDefined();
    expect(messages({ button: { label: 'ب', to } })).toBeDefined();
  });

  test('it cannot have more than 12 entries, 8 in a group, or 40 characters in a label', () => {
    expect(messages({ items: many(12) })).toBeUndefined();
    expect(messages({ items: many(13) })).toEqual(['منو حداکثر ۱۲ مورد دارد.']);
    expect(messages({ items: [{ id: 'a', label: 'ب', children: many(8) }] })).toBeUndefined();
    expect(messages({ items: [{ id: 'a', label: 'ب', children: many(9) }] })).toEqual([
      'هر زیرمنو حداکثر ۸ مورد دارد.',
    ]);
    expect(messages({ items: [{ id: 'a', label: 'ب'.repeat(41) }] })).toEqual(['هر مورد منو حداکثر ۴۰ کاراکتر باشد.']);
    expect(messages({ hidden: Array.from({ length: 31 }, (_, n) => `p${n}`) })).toHaveLength(1);
  });

  test('two entries cannot have one id, and a group cannot contain a group', () => {
    const children = [{ id: 'a', label: 'ب', children: [{ id: 'c' }] }];
    expect(messages({ items: [{ id: 'a', children }] })).toEqual(['دو مورد منو یک شناسه دارند.']);
    const read = designMenuSchema.parse({ items: [{ id: 'b', children }] });
    expect(read?.items[0]?.children).toEqual([{ id: 'a', label: 'ب', to: '' }]);
  });
});
