import { toCamelCase, toSnakeCase } from './case.js';

describe('field names on the wire', () => {
  it('S-233 writes snake_case at every depth', () => {
    const answer = { isOpen: true, $id: 'w', items: [{ lastDay: { fullName: 'x' } }], at: new Date(0) };
    expect(toSnakeCase(answer)).toEqual({
      is_open: true,
      $id: 'w',
      items: [{ last_day: { full_name: 'x' } }],
      at: new Date(0),
    });
  });

  it('S-151 answers documented camelCase names beside snake_case', () => {
    expect(toSnakeCase({ items: [{ refId: '1', userProfile: { fullName: 'x' } }] })).toEqual({
      items: [{ ref_id: '1', refId: '1', user_profile: { full_name: 'x' }, userProfile: { full_name: 'x' } }],
    });
  });

  it('S-233 reads both spellings into camelCase', () => {
    expect(toCamelCase({ order_id: 1, orderId2: 2, wizard_data: { site_type: 'personal' } })).toEqual({
      orderId: 1,
      orderId2: 2,
      wizardData: { siteType: 'personal' },
    });
  });

  it('cannot rename keys inside a customer record', () => {
    const data = { customData: { texts: { item_1_title: 'الف' } }, selected_layouts: { blog_posts: 'blog_posts-1' } };
    expect(toCamelCase(data)).toEqual({
      customData: { texts: { item_1_title: 'الف' } },
      selectedLayouts: { blog_posts: 'blog_posts-1' },
    });
  });
});
