import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ERRORS } from '#core/errors/errors.js';
import { CheckVerificationDocument, RequestVerificationDocument } from '#client/gql/graphql.js';
import { verificationDialog as text } from './verification-dialog.messages.js';
import { VerificationForm } from './verification-dialog.js';

const email = 'sara@example.com';
const mock = (result: object) => ({
  request: { query: RequestVerificationDocument, variables: { input: { email, password: 'رمز عبور من' } } },
  result,
});
const checked = (result: object) => ({ request: { query: CheckVerificationDocument, variables: { email } }, result });
const standing = (emailVerified: boolean) => checked({ data: { checkVerification: { email, emailVerified } } });
const fault = (code: string) => ({ errors: [new GraphQLError('no', { extensions: { code } })] });

/** The password that was typed at the sign-in; nothing where it is to be typed here. */
let typed = '';
afterEach(() => {
  typed = '';
});

function open(...mocks: object[]): jest.Mock {
  const onVerified = jest.fn();
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={mocks as never}>
        <VerificationForm email={email} password={typed} onVerified={onVerified} />
      </MockedProvider>
    </MantineProvider>,
  );
  return onVerified;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function send(): void {
  fireEvent.change(screen.getByLabelText(new RegExp(text.password), { selector: 'input' }), {
    target: { value: 'رمز عبور من' },
  });
  press(text.send);
}

test('S-178 says that the sign-in has sent the mail', () => {
  typed = 'رمز عبور من';
  open();
  expect(screen.getByRole('status').textContent).toBe(text.sent);
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(text.password), { selector: 'input' }).value).toBe(typed);
});

test('S-178 nothing can be sent without the password', () => {
  open();
  press(text.send);
  expect(screen.getByText(text.passwordEmpty)).toBeTruthy();
});

test('S-178 the password sends the mail', async () => {
  open(mock({ data: { requestVerification: { success: true, message: '' } } }));
  send();
  expect(await screen.findByText(text.sent)).toBeTruthy();
});

test('S-178 a wrong password is shown', async () => {
  open(mock(fault('INVALID_CREDENTIALS')));
  send();
  expect(await screen.findByText(ERRORS.INVALID_CREDENTIALS.fa)).toBeTruthy();
});

test('S-178 a mail that could not be sent again is not shown as sent', async () => {
  typed = 'رمز عبور من';
  open(mock(fault('INVALID_CREDENTIALS')));
  press(text.send);
  expect(await screen.findByText(ERRORS.INVALID_CREDENTIALS.fa)).toBeTruthy();
  expect(screen.queryByText(text.sent)).toBeNull();
});

test('S-178 the check shows that it still waits', async () => {
  const onVerified = open(standing(false));
  press(text.check);
  expect(await screen.findByText(text.waiting)).toBeTruthy();
  expect(onVerified).not.toHaveBeenCalled();
});

test('S-178 the check ends with the proof', async () => {
  const onVerified = open(standing(true));
  press(text.check);
  await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
});

test('S-178 a failing check is shown', async () => {
  open(checked(fault('RATE_LIMITED')));
  press(text.check);
  expect(await screen.findByText(new RegExp(text.checkFailed))).toBeTruthy();
});
