import type { LocalDraft } from '#client/features/drafts/index.js';
import { isHereOnly, matching, unfinishedOf, type AccountDraft } from './unfinished.js';

const local = (sessionId: string, title = sessionId): LocalDraft => ({
  id: `local_${sessionId}`,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
  payload: {
    title,
    description: '',
    comments: '',
    price: 1,
    total_pages: 1,
    total_sections: 2,
    siteType: null,
    sessionId,
    wizardData: null,
  },
  account_base: null,
});

const account = (draftId: string | null): AccountDraft =>
  ({
    version: 4,
    draftId,
    savedAt: '2026-11-22T08:00:00.000Z',
    content: draftId && {
      design: {
        pages: [
          { id: 'a', sections: [{ id: '1' }, { id: '2' }] },
          { id: 'b', sections: [{ id: '3' }] },
        ],
        shared: { header: { id: 'h' }, footer: null },
      },
      domain: { label: 'narvan', extension: '.ir' },
      order: { title: 'کافه نارون', description: null },
    },
  }) as AccountDraft;

test('a design of another device is listed with its size', () => {
  expect(unfinishedOf([], account('x'), [], null)).toEqual([
    expect.objectContaining({
      title: 'کافه نارون',
      domain: 'narvan.ir',
      pages: 2,
      sections: 4,
      savedAt: '2026-11-22T08:00:00.000Z',
      place: 'account',
      accountVersion: 4,
    }),
  ]);
});

test('a draft that both have is listed once', () => {
  const shown = unfinishedOf([local('x'), local('y')], account('x'), [], null);
  expect(shown.map(({ id, place, accountVersion }) => [id, place, accountVersion])).toEqual([
    ['local_x', 'browser', 4],
    ['local_y', 'browser', null],
  ]);
});

test('what the account keeps aside is listed last', () => {
  const kept = {
    title: 'گل',
    description: '',
    domain: null,
    pages: 1,
    sections: 3,
    keptAt: '2026-11-20T08:00:00.000Z',
  };
  const shown = unfinishedOf([local('x')], account('y'), [{ ...kept, draftId: 'z' }], null);
  expect(shown.map((each) => [each.draftId, each.place, isHereOnly(each)])).toEqual([
    ['x', 'browser', true],
    ['y', 'account', false],
    ['z', 'kept', false],
  ]);
  expect(matching(shown, 'گل')).toHaveLength(1);
});

test('a draft that was removed here is not listed again', () => {
  expect(unfinishedOf([], account('x'), [], 'x')).toEqual([]);
});

test('an account without a draft lists none', () => {
  expect(unfinishedOf([], account(null), [], null)).toEqual([]);
  expect(unfinishedOf([local('x')], null, [], null)).toHaveLength(1);
});

test('a search finds the account’s draft too', () => {
  const shown = unfinishedOf([local('y', 'گل‌فروشی')], account('x'), [], null);
  for (const [search, found] of [
    ['كافه', ['کافه نارون']],
    ['Narvan.IR', ['کافه نارون']],
    ['گل', ['گل‌فروشی']],
  ] as const)
    expect(matching(shown, search).map(({ title }) => title)).toEqual(found);
});
