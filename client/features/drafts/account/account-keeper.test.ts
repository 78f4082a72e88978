import { uiError } from '#client/lib/errors.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { AccountKeeper, type AccountPorts, type AccountState } from './account-keeper.js';
import { baseOf, markOf, type DraftBase, type ServerCopy } from '../local/draft-copies.js';
import type { PlacedOrder } from '../local/draft-news.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';

const named = (label: string): WizardDraft => ({
  ...newDraft(),
  domain: { label, extension: '.ir', isOwned: false, check: null },
});

const ORDER = { id: 'o1', title: 'سایت من' };
const refusal = (code: 'CONFLICT' | 'DRAFT_ORDERED', details = {}) =>
  Promise.reject(new RestError(409, code, uiError(code, { details })));

/** An account with a version for each save, as the server keeps it, and a timer that goes off by hand. */
function open(first: WizardDraft, base: DraftBase | null = null) {
  const account = {
    version: base?.version ?? 0,
    draft: null as WizardDraft | null,
    isDown: false,
    isOwn: false,
    isOrdered: false,
  };
  const browser = { draft: first, base };
  const seen = { states: [] as AccountState[], conflict: null as ServerCopy | null, orders: [] as PlacedOrder[] };
  let timer: (() => void) | null = null;
  const ports: AccountPorts = {
    kept: () => browser,
    save: (draft, baseVersion) => {
      if (account.isDown) return Promise.reject(new TypeError('Failed to fetch'));
      if (account.isOrdered) return refusal('DRAFT_ORDERED', { orderId: ORDER.id, title: ORDER.title });
      if (baseVersion !== account.version) return refusal('CONFLICT');
      Object.assign(account, { version: account.version + 1, draft });
      return Promise.resolve(baseOf({ draft, savedAt: null, version: account.version }));
    },
    read: () => Promise.resolve({ ...account, draftId: 's', savedAt: 1 }),
    later: (_ms, run) => {
      timer = run;
      return () => (timer = null);
    },
    onBase: (given) => (browser.base = given),
    onConflict: (server) => (seen.conflict = server),
    onOrdered: (order) => seen.orders.push(order),
    onState: (state) => seen.states.push(state),
  };
  const keeper = new AccountKeeper(ports);
  const store = (draft: WizardDraft, known: DraftBase | null = browser.base) => {
    Object.assign(browser, { draft, base: known });
    keeper.settle();
  };
  return { account, browser, seen, keeper, store, hasTimer: () => timer !== null };
}

/** The change that an order makes to the account in its transaction. */
const order = (account: ReturnType<typeof open>['account']) =>
  Object.assign(account, { version: account.version + 1, draft: null, isOrdered: true });

test('what the browser has stored is saved later', async () => {
  const { account, browser, seen, keeper, store, hasTimer } = open(newDraft());
  store(named('a'));
  expect([hasTimer(), account.draft]).toEqual([true, null]);
  expect(await keeper.flush()).toBe(true);
  expect([account.draft, seen.states]).toEqual([named('a'), ['waiting', 'saved']]);
  expect(browser.base).toEqual({ version: 1, mark: markOf(named('a')) });
});

test('nothing is sent twice', async () => {
  const { account, keeper } = open(named('a'));
  await keeper.flush();
  await keeper.flush();
  expect(account.version).toBe(1);
});

test('what cannot be sent is sent again later', async () => {
  const { account, seen, keeper, hasTimer } = open(named('a'));
  account.isDown = true;
  expect(await keeper.flush()).toBe(false);
  expect([seen.states.at(-1), hasTimer()]).toEqual(['failed', true]);
  account.isDown = false;
  expect(await keeper.flush()).toBe(true);
  expect(account.draft).toEqual(named('a'));
});

test('another device’s save is never written over', async () => {
  const { account, seen, keeper, store } = open(named('a'));
  Object.assign(account, { version: 4, draft: named('b') });
  expect(await keeper.flush()).toBe(false);
  expect([account.draft, seen.conflict]).toEqual([named('b'), { draft: named('b'), savedAt: 1, version: 4 }]);
  store(named('a'), { version: 4, mark: markOf(named('b')) });
  await keeper.flush();
  expect([account.draft, account.version]).toEqual([named('a'), 5]);
});

test('the same content elsewhere is no conflict', async () => {
  const { account, seen, keeper } = open(named('a'));
  Object.assign(account, { version: 3, draft: named('a') });
  expect(await keeper.flush()).toBe(true);
  expect([seen.conflict, account.version]).toEqual([null, 3]);
});

test('a save whose answer was lost is no conflict', async () => {
  const { account, seen, keeper } = open(named('ab'));
  Object.assign(account, { version: 1, draft: named('a'), isOwn: true });
  expect(await keeper.flush()).toBe(true);
  expect([seen.conflict, account.draft]).toEqual([null, named('ab')]);
});

test('work goes on where the draft was removed elsewhere', async () => {
  const { account, keeper } = open(named('b'), { version: 2, mark: markOf(named('a')) });
  Object.assign(account, { version: 3, draft: null });
  expect(await keeper.flush()).toBe(true);
  expect([account.draft, account.version]).toEqual([named('b'), 4]);
});

test('a blank wizard is not sent in place of nothing', async () => {
  const { account, seen, keeper, store } = open(newDraft());
  store(newDraft());
  await keeper.flush();
  expect([account.version, seen.states]).toEqual([0, []]);
});

test('a draft that another tab has ordered is never saved again', async () => {
  const { account, seen, keeper, store, hasTimer } = open(named('ab'), { version: 2, mark: markOf(named('a')) });
  order(account);
  expect(await keeper.flush()).toBe(false);
  expect([account.draft, account.version, seen.orders]).toEqual([null, 3, [ORDER]]);
  store(named('abc'));
  await keeper.flush();
  expect([account.draft, account.version, seen.orders.length, hasTimer()]).toEqual([null, 3, 1, false]);
});

test('nothing is sent while this tab orders', async () => {
  const { account, seen, keeper, store, hasTimer } = open(named('a'));
  keeper.settle();
  keeper.pause(true);
  expect(hasTimer()).toBe(false);
  store(named('ab'));
  await keeper.flush();
  expect([account.version, seen.orders]).toEqual([0, []]);
});

test('saves go on after an order that failed', async () => {
  const { account, keeper, hasTimer } = open(named('a'));
  keeper.pause(true);
  keeper.pause(false);
  expect(hasTimer()).toBe(true);
  await keeper.flush();
  expect(account.draft).toEqual(named('a'));
});

test('a tab that is ordering waits for its own answer', async () => {
  const { account, seen, keeper } = open(named('a'));
  account.isOrdered = true;
  const flushed = keeper.flush();
  keeper.pause(true);
  await flushed;
  expect(seen.orders).toEqual([]);
});

test('an answer after the end is not stored', async () => {
  const { account, browser, keeper } = open(named('a'));
  const flushed = keeper.flush();
  keeper.stop();
  await flushed;
  expect([account.draft, browser.base]).toEqual([named('a'), null]);
});
