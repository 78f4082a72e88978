import { uiError } from '../../../../../lib/errors.js';
import { RestError } from '../../../../../lib/rest/rest-error.js';
import { AccountKeeper, type AccountPorts, type AccountState } from './account-keeper.js';
import { baseOf, markOf, type DraftBase, type ServerCopy } from '../draft-copies.js';
import { newDraft, type WizardDraft } from '../wizard-draft.js';

const named = (label: string): WizardDraft => ({ ...newDraft(), domain: { label, extension: '.ir', check: null } });

/** An account with a version for each save, as the server keeps it, and a timer that goes off by hand. */
function open(first: WizardDraft, base: DraftBase | null = null) {
  const account = { version: base?.version ?? 0, draft: null as WizardDraft | null, isDown: false, isOwn: false };
  const seen = { states: [] as AccountState[], conflict: null as ServerCopy | null, bases: [] as DraftBase[] };
  let timer: (() => void) | null = null;
  const ports: AccountPorts = {
    save: (draft, baseVersion) => {
      if (account.isDown) return Promise.reject(new TypeError('Failed to fetch'));
      if (baseVersion !== account.version) return Promise.reject(new RestError(409, 'Conflict', uiError('CONFLICT')));
      Object.assign(account, { version: account.version + 1, draft });
      return Promise.resolve(baseOf({ draft, savedAt: null, version: account.version }));
    },
    read: () => Promise.resolve({ ...account, draftId: 's', savedAt: 1 }),
    later: (_ms, run) => {
      timer = run;
      return () => (timer = null);
    },
    onBase: (given) => seen.bases.push(given),
    onConflict: (server) => (seen.conflict = server),
    onState: (state) => seen.states.push(state),
  };
  return { account, seen, keeper: new AccountKeeper(ports, first, base), hasTimer: () => timer !== null };
}

test('what the browser has stored is saved later', async () => {
  const { account, seen, keeper, hasTimer } = open(newDraft());
  keeper.settle(named('a'), null);
  expect([hasTimer(), account.draft]).toEqual([true, null]);
  expect(await keeper.flush()).toBe(true);
  expect([account.draft, seen.states]).toEqual([named('a'), ['waiting', 'saved']]);
  expect(seen.bases).toEqual([{ version: 1, mark: markOf(named('a')) }]);
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
  const { account, seen, keeper } = open(named('a'));
  Object.assign(account, { version: 4, draft: named('b') });
  expect(await keeper.flush()).toBe(false);
  expect([account.draft, seen.conflict]).toEqual([named('b'), { draft: named('b'), savedAt: 1, version: 4 }]);
  keeper.settle(named('a'), { version: 4, mark: markOf(named('b')) });
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

test('an answer after the end is not stored', async () => {
  const { account, seen, keeper } = open(named('a'));
  const flushed = keeper.flush();
  keeper.stop();
  await flushed;
  expect([account.draft, seen.bases]).toEqual([named('a'), []]);
});
