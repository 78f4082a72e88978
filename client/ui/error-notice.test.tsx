import { jest } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { ERRORS } from '#core/errors/errors.js';
import { user } from '#client/lib/session/session-fixtures.js';
import { session } from '#client/lib/session/session.js';
import { ErrorNotice } from './error-notice.js';

const failure = (message: string, code?: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, ...(code && { extensions: { code } }) }] });

function show(error: unknown): void {
  render(
    <MantineProvider env="test">
      <ErrorNotice error={error} />
    </MantineProvider>,
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  act(() => session.reread());
});

test('S-179 a collection not found means that the system is starting up', () => {
  show(failure('Collection orders not found'));
  expect(screen.getByRole('alert').textContent).toContain(ERRORS.STARTING_UP.fa);
  expect(ERRORS.STARTING_UP.fa).toContain('کمی صبر کنید');
});

test('S-179 an unauthorized fetch is skipped silently while signed in', () => {
  act(() =>
    session.signIn(
      { accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 1_800_000 },
      { ...user, role: 'user' },
    ),
  );
  show(failure('Unauthorized', 'UNAUTHORIZED'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('S-179 a guest is shown how to sign in', () => {
  // The support's address is fetched, and there is no server here.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show(failure('Unauthorized', 'UNAUTHORIZED'));
  expect(screen.getByRole('alert').textContent).toContain(ERRORS.UNAUTHORIZED.fa);
});
