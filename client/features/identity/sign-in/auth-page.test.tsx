import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ERRORS } from '#core/errors/errors.js';
import { REDIRECT } from '#core/limits/limits.js';
import {
  CheckVerificationDocument,
  CompleteSignInDocument,
  OfferedOAuthDocument,
  RequestVerificationDocument,
  SignInDocument,
  SignUpDocument,
} from '#client/gql/graphql.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { verificationDialog } from '../recovery/verification-dialog.messages.js';
import { fresh, user } from '#client/lib/session/session-fixtures.js';
import { signUpSecret } from '#client/lib/session/handover.js';
import { session } from '#client/lib/session/session.js';
import { AuthPage } from './auth-page.js';
import { EMAIL, fault, PASSWORD, signedIn } from '../identity-fixtures.js';

// A page of this size takes its time where the machine has more to do.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

const { signIn: text, signUp, fields } = identity;
const dialog = verificationDialog;
const pair = { email: EMAIL, password: PASSWORD };
const offered = {
  request: { query: OfferedOAuthDocument },
  result: { data: { oauthProviders: ['google', 'github'] } },
};
const check = (result: object) => ({
  request: { query: CheckVerificationDocument, variables: { email: EMAIL } },
  result,
});
const standing = (emailVerified: boolean) =>
  check({
    data: {
      checkVerification: {
        __typename: 'VerificationCheck',
        email: EMAIL,
        emailVerified,
        userId: emailVerified ? null : 'u1',
      },
    },
  });
const entering = (result: object) => ({ request: { query: SignInDocument, variables: pair }, result });

function open(mocks: readonly object[], path = '/auth'): void {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[offered, ...mocks] as never}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/auth" element={<AuthPage />} />
            <Route path="/dashboard" element={<p>dashboard page</p>} />
          </Routes>
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function enter(): void {
  fill(fields.email, EMAIL);
  fill(fields.password, PASSWORD);
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  act(() => session.clear());
});

test('S-051 the modes change places, and registering leads back', async () => {
  const input = { fullName: 'سارا راد', email: EMAIL, password: PASSWORD, browserSecret: signUpSecret() };
  const result = { data: { signUp: { __typename: 'Ack', success: true, message: '' } } };
  open([{ request: { query: SignUpDocument, variables: { input } }, result }]);
  fireEvent.click(screen.getByRole('link', { name: text.toSignUpLink }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signUp.title);
  fireEvent.click(screen.getByRole('link', { name: signUp.toSignInLink }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.title);
  fireEvent.click(screen.getByRole('link', { name: text.toSignUpLink }));
  fill(fields.fullName, 'سارا راد');
  fill(fields.email, EMAIL);
  fill(fields.password, PASSWORD);
  fill(fields.confirm, PASSWORD);
  fireEvent.click(screen.getByRole('button', { name: signUp.submit }));
  expect(await screen.findByText(signUp.doneTitle)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.title);
  expect(screen.getByLabelText<HTMLInputElement>(fields.email).value).toBe(EMAIL);
});

test('S-013 mode=signup opens registering', () => {
  open([], '/auth?mode=signup');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signUp.title);
});

test.each([
  ['/auth?oauth=failed', 'alert'],
  ['/auth?oauth_success=true', 'status'],
])('S-013 %s is shown', async (path, role) => {
  open([], path);
  expect(await screen.findByRole(role)).toBeTruthy();
});

test('S-053 S-308 the message of the answer, then its page after 1.5 s', async () => {
  jest.useFakeTimers();
  open([standing(true), entering({ data: { signIn: signedIn() } })]);
  enter();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('خوش آمدید، سارا.')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(REDIRECT.afterLoginMs - 300));
  expect(screen.queryByText('dashboard page')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('dashboard page')).toBeTruthy();
});

test('S-082 signing in keeps the tokens in local storage', async () => {
  open([standing(true), entering({ data: { signIn: signedIn() } })]);
  enter();
  await waitFor(() => expect(localStorage.getItem('access_token')).toBe('access'));
  expect(localStorage.getItem('refresh_token')).toBe('refresh');
});

test('S-055 a wrong pair is shown in Persian', async () => {
  open([standing(true), entering(fault('INVALID_CREDENTIALS', 'Login failed'))]);
  enter();
  expect((await screen.findByRole('alert')).textContent).toBe(ERRORS.INVALID_CREDENTIALS.fa);
});

test('S-056 a known unverified address with a wrong password can ask again', async () => {
  const resend = {
    request: { query: RequestVerificationDocument, variables: { input: { userId: 'u1' } } },
    result: { data: { requestVerification: { __typename: 'Ack', success: true, message: '' } } },
  };
  open([standing(false), entering(fault('INVALID_CREDENTIALS')), resend]);
  enter();
  expect((await screen.findByRole('alert')).textContent).toContain(text.unverified);
  fireEvent.click(screen.getByRole('button', { name: identity.resend.action }));
  expect(await screen.findByText(identity.resend.done)).toBeTruthy();
});

test('S-056 a failing check keeps nobody out', async () => {
  open([check(fault('RATE_LIMITED')), entering({ data: { signIn: signedIn() } })]);
  enter();
  expect(await screen.findByText('خوش آمدید، سارا.')).toBeTruthy();
});

test.each([
  ['by its code', fault('EMAIL_NOT_VERIFIED')],
  ['by its words', fault('SOMETHING', 'Email verification is required')],
])('S-057 an unverified e-mail is handled %s', async (_how, refusal) => {
  open([standing(true), entering(refusal)]);
  enter();
  expect((await screen.findByText(text.verificationSent)).closest('[role=alert]')).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: dialog.title })).toBeTruthy();
});

test('S-058 a missing profile has a message of its own', async () => {
  open([standing(true), entering(fault('SOMETHING', 'Profile not found'))]);
  enter();
  expect((await screen.findByRole('alert')).textContent).toBe(text.profileMissing);
});

test('S-058 other failures keep the words of the server', async () => {
  open([standing(true), entering(fault('SOMETHING', 'The moon is full'))]);
  enter();
  expect((await screen.findByRole('alert')).textContent).toBe('The moon is full');
});

test('S-154 a session that ended elsewhere is shown here', async () => {
  act(() => session.signIn(fresh, user));
  act(() => session.clear('SESSION_ENDED'));
  open([]);
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.SESSION_ENDED.fa);
});

describe('the second step', () => {
  const steps = security.secondStep;
  const mock = entering(fault('TWO_FACTOR_REQUIRED', 'no', { challenge: 'abc' }));
  const completing = (code: string, result: object) => ({
    request: { query: CompleteSignInDocument, variables: { challenge: 'abc', code } },
    result,
  });
  const type = (label: string, code: string) => {
    fill(label, code);
    fireEvent.click(screen.getByRole('button', { name: steps.submit }));
  };

  test('requires the code and signs in with Persian digits', async () => {
    open([standing(true), mock, completing('123456', { data: { completeSignIn: signedIn() } })]);
    enter();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBeTruthy();
    await screen.findByText(steps.text);
    type(steps.code, '۱۲۳ ۴۵۶');
    expect(await screen.findByText('خوش آمدید، سارا.')).toBeTruthy();
  });

  test('takes a recovery code instead', async () => {
    open([standing(true), mock, completing('ABCD-EFGH', { data: { completeSignIn: signedIn() } })]);
    enter();
    fireEvent.click(await screen.findByRole('button', { name: steps.toRecovery }));
    type(steps.recoveryCode, ' ABCD-EFGH ');
    expect(await screen.findByText('خوش آمدید، سارا.')).toBeTruthy();
  });

  test('cannot send a code of another length', async () => {
    open([standing(true), mock]);
    enter();
    await screen.findByText(steps.text);
    type(steps.code, '12345');
    expect(screen.getByText(security.faults.appCode)).toBeTruthy();
  });

  test('a challenge that is too old leads back', async () => {
    open([standing(true), mock, completing('123456', fault('TWO_FACTOR_EXPIRED'))]);
    enter();
    await screen.findByText(steps.text);
    type(steps.code, '123456');
    expect((await screen.findByRole('alert')).textContent).toBe(ERRORS.TWO_FACTOR_EXPIRED.fa);
    fireEvent.click(screen.getByRole('button', { name: steps.restart }));
    expect(screen.getByLabelText(fields.password)).toBeTruthy();
  });
});
