import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RequestPasswordResetDocument } from '#client/gql/graphql.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { recovery } from '#client/lib/messages/identity/recovery.messages.js';
import { ForgotPasswordPage } from './forgot-password-page.js';
import { EMAIL } from '../identity-fixtures.js';

// A page of this size takes its time where the machine has more to do.
configure({ asyncUtilTimeout: 10_000 });

const text = recovery.forgot;

test('S-014 S-060 one field, then the same confirmation for every address', async () => {
  const request = { query: RequestPasswordResetDocument, variables: { email: EMAIL } };
  const result = { data: { requestPasswordReset: { __typename: 'Ack', success: true, message: '' } } };
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={[{ request, result }]}>
        <MemoryRouter initialEntries={['/forgot-password']}>
          <ForgotPasswordPage />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.title);
  fireEvent.change(screen.getByLabelText(identity.fields.email), { target: { value: EMAIL } });
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  expect(await screen.findByText(EMAIL)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text.sentTitle);
});
