import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { SignUpForm } from './sign-up-form.js';

const { fields, faults } = identity;

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const leave = (label: string) => fireEvent.blur(screen.getByLabelText(label));

beforeEach(() => {
  render(
    <MantineProvider>
      <MockedProvider mocks={[]}>
        <SignUpForm onSignedUp={() => undefined} />
      </MockedProvider>
    </MantineProvider>,
  );
});

test('cannot complain before a field is left', () => {
  type(fields.email, 's');
  expect(screen.queryByText(faults.email)).toBeNull();
});

test('judges a field that was left with every key', () => {
  type(fields.email, 'sara');
  leave(fields.email);
  expect(screen.getByText(faults.email)).toBeTruthy();
  type(fields.email, 'sara@example.com');
  expect(screen.queryByText(faults.email)).toBeNull();
});

test('S-054 a changed password is held against its repetition', () => {
  type(fields.password, 'garden-1405');
  type(fields.confirm, 'garden-1405');
  leave(fields.confirm);
  expect(screen.queryByText(faults.mismatch)).toBeNull();
  type(fields.password, 'garden-1406');
  expect(screen.getByText(faults.mismatch)).toBeTruthy();
});

test('shows how strong the password is', () => {
  type(fields.password, 'Garden-of-1405');
  expect(screen.getByText(new RegExp(identity.strength.levels[3]))).toBeTruthy();
});
