import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { EmailLogsDocument } from '#client/gql/graphql.js';
import { failure, openAdmin } from '#client/ui/admin/testing.js';
import { adminEmailMessages } from './admin-emails.messages.js';
import { EmailsTab } from './emails-tab.js';

// Mocks answer the queries of a test; other queries get no answer, and Apollo reports it.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => notifications.clean());
});

test('S-192 if the log cannot be read, the list is empty', async () => {
  const request = { query: EmailLogsDocument, variables: { search: '', from: null, to: null, limit: 100 } };
  openAdmin(<EmailsTab />, { mocks: [{ request, result: failure('SERVER_ERROR') }] });
  expect(await screen.findByText(adminEmailMessages.empty.title)).toBeTruthy();
  expect(screen.getByRole('button', { name: adminEmailMessages.test })).toBeTruthy();
});
