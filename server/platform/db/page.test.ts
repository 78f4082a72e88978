import { z } from 'zod';
import { clampedPaging, pageBounds, pagination } from './page.js';

describe('paging', () => {
  it('starts at page one with the default size', () => {
    expect(pageBounds({}, 5)).toEqual({ page: 1, limit: 5, offset: 0 });
  });

  it.each([{ page: 0 }, { page: -3 }, { limit: 0 }, { limit: 101 }, { first: 0 }, { first: 101 }])(
    'cannot be out of bounds: %j',
    (given) => {
      expect(() => pageBounds(given, 5)).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR' }));
    },
  );

  it('begins at a cursor, whatever page is named', () => {
    expect(pageBounds({ page: 3, limit: 7, first: 2 }, 5)).toEqual({
      page: 1,
      limit: 2,
      offset: 0,
      cursor: { after: null },
    });
    expect(pageBounds({ after: 'x' }, 5).cursor).toEqual({ after: 'x' });
  });

  it('clamps what documents leave open', () => {
    expect(z.object(clampedPaging).parse({ page: '-3', limit: '100000' })).toEqual({ page: 1, limit: 100 });
  });

  it('has one page where nothing is', () => {
    expect(pagination(1, 10, 0).pages).toBe(1);
    expect(pagination(2, 10, 21).pages).toBe(3);
  });

  it('says whether another page follows', () => {
    expect([1, 2, 3].map((page) => pagination(page, 10, 21).more)).toEqual([true, true, false]);
  });
});
