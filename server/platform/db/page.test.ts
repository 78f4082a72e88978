import { pageBounds, pagination } from './page.js';

describe('paging', () => {
  it('starts at page one with the default size', () => {
    expect(pageBounds({}, 5)).toEqual({ page: 1, limit: 5, offset: 0 });
  });

  it('cannot return more rows than the cap', () => {
    expect(pageBounds({ page: -3, limit: 100_000 }, 5)).toEqual({ page: 1, limit: 100, offset: 0 });
  });

  it('has one page where nothing is', () => {
    expect(pagination(1, 10, 0).pages).toBe(1);
    expect(pagination(2, 10, 21).pages).toBe(3);
  });

  it('says whether another page follows', () => {
    expect([1, 2, 3].map((page) => pagination(page, 10, 21).more)).toEqual([true, true, false]);
  });
});
