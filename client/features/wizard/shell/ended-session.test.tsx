import { act, renderHook } from '@testing-library/react';
import { fresh, user } from '#client/lib/session/session-fixtures.js';
import { GUEST } from '#client/lib/session/owner.js';
import { session } from '#client/lib/session/session.js';
import type { SessionEnd } from '#client/lib/session/session-manager.js';
import { useScreenOwner } from './ended-session.js';

const signIn = (who = user) => session.signIn({ ...fresh, expiresAt: Date.now() + 86_400_000 }, who);
const open = () => renderHook(() => useScreenOwner()).result;
const end = (reason: SessionEnd | null) => act(() => session.clear(reason));

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(() => session.clear());
});

test.each(['SESSION_ENDED', 'TOKEN_REFRESH_FAILED'] as const)('the design stays after %s', (reason) => {
  signIn();
  const screen = open();
  end(reason);
  expect(screen.current).toMatchObject({ owner: user.id, hasEnded: true });
});

test.each([null, 'OTHER_TAB', 'ACCOUNT_BANNED', 'ACCOUNT_REMOVED'] as const)(
  'the design cannot stay after %s',
  (reason) => {
    signIn();
    const screen = open();
    end(reason);
    expect(screen.current).toMatchObject({ owner: GUEST, hasEnded: false });
  },
);

test('a page that is opened after the end is the guest’s', () => {
  signIn();
  end('SESSION_ENDED');
  expect(open().current).toMatchObject({ owner: GUEST, hasEnded: false });
});

test('going on as a guest gives the screen to the guest', () => {
  signIn();
  const screen = open();
  end('SESSION_ENDED');
  act(() => screen.current.leave());
  expect(screen.current).toMatchObject({ owner: GUEST, hasEnded: false });
});

test('signing in goes on, and another account has its own design', () => {
  signIn();
  const screen = open();
  end('SESSION_ENDED');
  act(() => signIn());
  expect(screen.current).toMatchObject({ owner: user.id, hasEnded: false });
  end('SESSION_ENDED');
  act(() => signIn({ ...user, id: 'another' }));
  expect(screen.current.owner).not.toBe(user.id);
});
