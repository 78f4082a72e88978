import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { MeDocument } from '#client/gql/graphql.js';
import { shell } from '#client/lib/messages/shell.messages.js';
import { user } from '#client/lib/session/session-fixtures.js';
import { isAdmin } from '#client/lib/session/is-admin.js';
import { session } from '#client/lib/session/session.js';
import { Guard } from './guard.js';

const tokens = { accessToken: 'token', refreshToken: 'refresh', expiresAt: Date.now() + 1_800_000 };
const pending = { request: { query: MeDocument }, result: { data: { me: null } }, delay: Infinity };

function Where() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

/** The guard compares with the browser's own address, so both begin at the same one. */
function open(path: string): void {
  window.history.replaceState(null, '', path);
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[pending]}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/admin" element={<Guard adminOnly>admin page</Guard>} />
            <Route path="/dashboard" element={<Guard>dashboard page</Guard>} />
            <Route path="/auth" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

afterEach(() => {
  localStorage.clear();
  act(() => session.reread());
});

test('S-026 a spinner shows while the role loads', () => {
  localStorage.setItem('access_token', tokens.accessToken);
  localStorage.setItem('token_expires_at', String(tokens.expiresAt));
  session.reread();
  open('/admin');
  expect(screen.getByLabelText(shell.guard.checking)).toBeTruthy();
  expect(screen.queryByText('admin page')).toBeNull();
});

test('S-018 S-027 a guest goes to auth with the origin', async () => {
  open('/dashboard?tab=wallet');
  expect(await screen.findByText('/auth {"from":"/dashboard?tab=wallet"}')).toBeTruthy();
});

test('S-018 a customer sees the dashboard', () => {
  session.signIn(tokens, user);
  open('/dashboard');
  expect(screen.getByText('dashboard page')).toBeTruthy();
});

test('S-028 a customer cannot stay on admin pages', async () => {
  session.signIn(tokens, user);
  open('/admin');
  expect(await screen.findByText('dashboard page')).toBeTruthy();
});

test('S-019 an administrator sees admin pages', () => {
  session.signIn(tokens, { ...user, role: 'admin' });
  open('/admin');
  expect(screen.getByText('admin page')).toBeTruthy();
});

test('S-159 any role that contains admin is one', () => {
  expect(['user', 'admin', 'super-admin'].map((role) => isAdmin({ role }))).toEqual([false, true, true]);
});
