import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ERRORS } from '#core/errors/errors.js';
import { REDIRECT } from '#core/limits/limits.js';
import { ResetPasswordDocument } from '#client/gql/graphql.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { recovery } from '#client/lib/messages/identity/recovery.messages.js';
import { ResetPasswordPage } from './reset-password-page.js';

const text = recovery.reset;
const PASSWORD = 'رودهای آرام ۱۴۰۵';
const request = {
  query: ResetPasswordDocument,
  variables: { token: 'abc', newPassword: PASSWORD, email: 'sara@example.com' },
};
const done = { request, result: { data: { resetPassword: { success: true, message: '' } } } };
const dead = {
  request,
  result: { errors: [new GraphQLError('no', { extensions: { code: 'INVALID_RESET_LINK' } })] },
};

function open(query: string, mocks: readonly object[] = []): void {
  render(
    <MantineProvider>
      <MockedProvider mocks={mocks as never}>
        <MemoryRouter initialEntries={[`/reset-password${query}`]}>
          <Routes>
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="/auth" element={<p>auth page</p>} />
          </Routes>
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

function type(password: string, confirm: string): void {
  fireEvent.change(screen.getByLabelText(text.newPassword), { target: { value: password } });
  fireEvent.change(screen.getByLabelText(text.confirm), { target: { value: confirm } });
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
}

afterEach(() => jest.useRealTimers());

test('S-061 a link without a token leads to a new one', () => {
  open('');
  expect(screen.getByRole('alert').textContent).toBe(ERRORS.INVALID_RESET_LINK.fa);
  expect(screen.getByRole('link', { name: text.again }).getAttribute('href')).toBe('/forgot-password');
});

test('S-061 a used link leads to a new one', async () => {
  open('?token=abc&email=sara@example.com', [dead]);
  type(PASSWORD, PASSWORD);
  expect(await screen.findByRole('link', { name: text.again })).toBeTruthy();
});

test('S-062 the repetition cannot differ', () => {
  open('?token=abc');
  type(PASSWORD, 'چیز دیگری');
  expect(screen.getByText(identity.faults.mismatch)).toBeTruthy();
});

test('S-062 the password cannot be short', () => {
  open('?token=abc');
  type('کوتاه', 'کوتاه');
  expect(screen.getByText(identity.faults.password)).toBeTruthy();
});

test('S-015 the address in the link is shown', () => {
  open('?token=abc&email=sara@example.com');
  expect(screen.getByText('sara@example.com')).toBeTruthy();
});

test('S-062 success goes to /auth after 3 s', async () => {
  jest.useFakeTimers();
  open('?token=abc&email=sara@example.com', [done]);
  type(PASSWORD, PASSWORD);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(text.doneTitle)).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(REDIRECT.afterVerifyMs - 200));
  expect(screen.queryByText('auth page')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('auth page')).toBeTruthy();
});
