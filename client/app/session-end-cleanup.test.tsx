import { act, render, waitFor } from '@testing-library/react';
import { rial } from '#core/money.js';
import { storePending, readPending } from '#client/features/wallet/index.js';
import { ownedKey } from '#client/lib/session/owner.js';
import { user } from '#client/lib/session/session-fixtures.js';
import { session } from '#client/lib/session/session.js';
import { tabStore } from '#client/lib/storage/tab-store.js';
import { SessionEndCleanup } from './session-end-cleanup.js';

const DRAFT = ownedKey(user.id, 'wizard_draft:new');
const OTHERS = ownedKey('u9', 'wizard_draft:new');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.signIn({ accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 1_800_000 }, user);
  localStorage.setItem(DRAFT, '{}');
  localStorage.setItem(OTHERS, '{}');
  storePending(tabStore, { orderId: 'p1', amount: rial(1_000_000), description: null, timestamp: 0 });
  render(<SessionEndCleanup />);
});
afterEach(() => act(() => session.clear()));

test('a session that ended by itself leaves no pending top-up', async () => {
  expect(readPending(tabStore)).not.toBeNull();
  act(() => session.clear('SESSION_ENDED'));
  await waitFor(() => expect(readPending(tabStore)).toBeNull());
  expect(localStorage.getItem(DRAFT)).not.toBeNull();
});

test('a deleted account leaves no drafts, and takes no other’s', async () => {
  act(() => session.clear('ACCOUNT_REMOVED'));
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  expect(localStorage.getItem(OTHERS)).not.toBeNull();
});
