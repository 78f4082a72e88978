import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ERRORS } from '#core/errors/errors.js';
import { REDIRECT } from '#core/limits/limits.js';
import { CompleteOAuthDocument, CompleteSignInDocument } from '#client/gql/graphql.js';
import { oauth } from '#client/lib/messages/identity/oauth.messages.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { session } from '#client/lib/session/session.js';
import { fault, signedIn } from '../identity-fixtures.js';
import { OAuthCallbackPage } from './oauth-callback-page.js';

// A page of this size takes its time where the machine has more to do.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const completing = (result: object) => ({
  request: { query: CompleteOAuthDocument, variables: { provider: 'github', userId: 'u1', secret: 's' } },
  result,
});

function open(query: string, mocks: readonly object[] = []): void {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={mocks as never}>
        <MemoryRouter initialEntries={[`/auth/oauth/callback/github${query}`]}>
          <Routes>
            <Route path="/auth/oauth/callback/:provider" element={<OAuthCallbackPage />} />
            <Route path="/dashboard" element={<p>dashboard page</p>} />
          </Routes>
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  act(() => session.reread());
});

test('S-068 S-310 success continues after 1.5 s', async () => {
  jest.useFakeTimers();
  open('?user_id=u1&secret=s', [completing({ data: { completeOAuth: signedIn() } })]);
  expect(screen.getByRole('status').textContent).toContain(oauth.callback.loading);
  await act(() => jest.advanceTimersByTimeAsync(200));
  await act(() => jest.advanceTimersByTimeAsync(REDIRECT.afterLoginMs - 300));
  expect(screen.queryByText('dashboard page')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('dashboard page')).toBeTruthy();
});

test('S-069 an error shows its message and the way back', async () => {
  open('?user_id=u1&secret=s', [completing(fault('OAUTH_FAILED', 'OAuth login failed'))]);
  expect((await screen.findByRole('alert')).textContent).toBe(ERRORS.OAUTH_FAILED.fa);
  expect(screen.getByRole('link', { name: oauth.callback.back }).getAttribute('href')).toBe('/auth/login');
});

test('an account with two steps has to enter its code', async () => {
  const code = { query: CompleteSignInDocument, variables: { challenge: 'abc', code: '123456' } };
  open('?user_id=u1&secret=s', [
    completing(fault('TWO_FACTOR_REQUIRED', 'no', { challenge: 'abc' })),
    { request: code, result: { data: { completeSignIn: signedIn() } } },
  ]);
  fireEvent.change(await screen.findByLabelText(security.secondStep.code), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: security.secondStep.submit }));
  expect(await screen.findByText('خوش آمدید، سارا.')).toBeTruthy();
});
