import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ERRORS } from '#core/errors/errors.js';
import { REDIRECT } from '#core/limits/limits.js';
import { RequestVerificationDocument, VerifyEmailAndSignInDocument, VerifyEmailDocument } from '#client/gql/graphql.js';
import type { SignUpHere } from '#client/lib/session/handover.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { EMAIL, fault, PASSWORD, signedIn } from '../identity-fixtures.js';
import { session } from '#client/lib/session/session.js';
import { VerifyEmailPage } from './verify-email-page.js';

// A page of this size takes its time where the machine has more to do.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const text = identity.verify;
const done = { __typename: 'Ack', success: true, message: '' };
const verifying = (result: object) => ({
  request: { query: VerifyEmailDocument, variables: { token: 'abc', userId: 'u1' } },
  result,
});
const resending = (input: object) => ({
  request: { query: RequestVerificationDocument, variables: { input } },
  result: { data: { requestVerification: done } },
});

const HERE: SignUpHere = { target: null, secret: null };

function open(query: string, mocks: readonly object[] = [], own: SignUpHere | null = HERE): void {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={mocks as never}>
        <MemoryRouter initialEntries={[`/verify-email${query}`]}>
          <Routes>
            <Route path="/verify-email" element={<VerifyEmailPage own={own} />} />
            <Route path="/auth" element={<p>auth page</p>} />
            <Route path="/wizard" element={<p>the design</p>} />
          </Routes>
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

afterEach(() => {
  jest.useRealTimers();
  act(() => session.clear());
});

test('S-063 S-066 S-309 verifies on arrival, shows it, goes to /auth after 3 s', async () => {
  jest.useFakeTimers();
  open('?token_hash=abc&user_id=u1', [verifying({ data: { verifyEmail: done } })]);
  expect(screen.getByRole('status').textContent).toContain(text.verifying);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.successTitle);
  await act(() => jest.advanceTimersByTimeAsync(REDIRECT.afterVerifyMs - 200));
  expect(screen.queryByText('auth page')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('auth page')).toBeTruthy();
});

test('elsewhere it cannot verify before a press', async () => {
  const verified = jest.fn(() => ({ data: { verifyEmail: done } }));
  open('?token=abc&user_id=u1', [{ ...verifying({}), result: verified }], null);
  const press = screen.getByRole('button', { name: text.verify });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(verified).not.toHaveBeenCalled();
  fireEvent.click(press);
  expect(await screen.findByRole('heading', { name: text.successTitle })).toBeTruthy();
});

test('S-064 S-066 half a link cannot be verified', () => {
  open('?token=abc');
  expect(screen.getByRole('alert').textContent).toBe(ERRORS.INVALID_LINK.fa);
});

test('S-065 S-066 a dead link offers another by the user id, and the way back', async () => {
  open('?token=abc&user_id=u1', [verifying(fault('INVALID_LINK')), resending({ userId: 'u1' })]);
  expect((await screen.findByRole('alert')).textContent).toBe(ERRORS.INVALID_LINK.fa);
  expect(screen.getByRole('link', { name: text.back }).getAttribute('href')).toBe('/auth');
  fireEvent.click(screen.getByRole('button', { name: identity.resend.action }));
  expect(await screen.findByText(identity.resend.done)).toBeTruthy();
});

test('S-065 without a user id it takes e-mail and password', async () => {
  open('', [resending({ email: EMAIL, password: PASSWORD })]);
  fireEvent.change(screen.getByLabelText(identity.fields.email), { target: { value: EMAIL } });
  fireEvent.change(screen.getByLabelText(identity.fields.password), { target: { value: PASSWORD } });
  fireEvent.click(screen.getByRole('button', { name: identity.resend.action }));
  expect(await screen.findByText(identity.resend.done)).toBeTruthy();
});

const SECRET = 'x'.repeat(43);
const HERE_WITH_SECRET: SignUpHere = { target: '/wizard', secret: SECRET };
const entering = (result: object) => ({
  request: {
    query: VerifyEmailAndSignInDocument,
    variables: { token: 'abc', userId: 'u1', browserSecret: SECRET },
  },
  result,
});

test('in the browser of the sign-up it signs in and returns', async () => {
  jest.useFakeTimers();
  open('?token=abc&user_id=u1', [entering({ data: { verifyEmailAndSignIn: signedIn() } })], HERE_WITH_SECRET);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.successTitle);
  expect(session.getSnapshot().status).toBe('signed-in');
  await act(() => jest.advanceTimersByTimeAsync(REDIRECT.afterLoginMs));
  expect(screen.getByText('the design')).toBeTruthy();
});

test('a registration of another browser cannot verify before a press, nor sign in', async () => {
  const verified = jest.fn(() => ({ data: { verifyEmail: done } }));
  const mocks = [entering({ data: { verifyEmailAndSignIn: null } }), { ...verifying({}), result: verified }];
  open('?token=abc&user_id=u1', mocks, HERE_WITH_SECRET);
  const press = await screen.findByRole('button', { name: text.verify });
  expect(verified).not.toHaveBeenCalled();
  fireEvent.click(press);
  expect(await screen.findByRole('heading', { name: text.successTitle })).toBeTruthy();
  expect(screen.getByRole('link', { name: text.now })).toBeTruthy();
  expect(session.getSnapshot().status).toBe('guest');
});

test('a used link leads to signing in', async () => {
  open('?token=abc&user_id=u1', [verifying(fault('LINK_USED'))]);
  expect(await screen.findByRole('heading', { name: text.usedTitle })).toBeTruthy();
  expect(screen.getByRole('link', { name: text.now }).getAttribute('href')).toBe('/auth');
  expect(screen.queryByRole('button', { name: identity.resend.action })).toBeNull();
});

test.each(['LINK_REPLACED', 'LINK_EXPIRED'] as const)('%s is said, with another mail', async (code) => {
  open('?token=abc&user_id=u1', [verifying(fault(code))]);
  expect((await screen.findByRole('alert')).textContent).toBe(ERRORS[code].fa);
  expect(screen.getByRole('button', { name: identity.resend.action })).toBeTruthy();
});
