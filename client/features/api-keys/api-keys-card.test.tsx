import { jest } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ApiKeysDocument, RevokeAllApiKeysDocument } from '../../gql/graphql.js';
import { apiKeyMessages as text } from '../../lib/messages/api-key.messages.js';
import { ModalHost } from '../../ui/dialogs/modal-host.js';
import { ApiKeysCard } from './api-keys-card.js';

// The tests wait for states, however long a busy machine takes.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const key = (name: string, status: 'active' | 'revoked') => ({
  __typename: 'ApiKey',
  id: name,
  name,
  prefix: 'bk_abcdefgh',
  scopes: ['read_orders'],
  status,
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2027-01-30T08:00:00.000Z',
  lastUsedAt: null,
  lastIp: null,
  revokedAt: status === 'active' ? null : '2026-11-20T08:00:00.000Z',
  revokedByOperator: false,
});

const listed = (...apiKeys: ReturnType<typeof key>[]): MockLink.MockedResponse => ({
  request: { query: ApiKeysDocument },
  result: { data: { apiKeys, me: { __typename: 'User', id: 'u', hasPassword: true } } },
});

function open(...mocks: MockLink.MockedResponse[]): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={mocks}>
        <>
          <ModalHost />
          <ApiKeysCard />
        </>
      </MockedProvider>
    </MantineProvider>,
  );
}

test('all keys are revoked by one button, after a confirmation', async () => {
  open(
    listed(key('حسابداری', 'active'), key('فروشگاه', 'active'), key('کهنه', 'revoked')),
    {
      request: { query: RevokeAllApiKeysDocument },
      result: { data: { revokeAllApiKeys: { __typename: 'Ack', success: true } } },
    },
    listed(key('حسابداری', 'revoked'), key('فروشگاه', 'revoked'), key('کهنه', 'revoked')),
  );
  fireEvent.click(await screen.findByRole('button', { name: text.revokeAll }));
  const dialog = await screen.findByRole('dialog', { name: text.revokeAllTitle });
  expect(within(dialog).getByText(text.revokeAllText(2))).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: text.revokeAll }));
  expect(await screen.findByText(text.allRevoked)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText(text.statuses.revoked)).toHaveLength(3));
  expect(screen.queryByRole('button', { name: text.revokeAll })).toBeNull();
});

test('a single key has no button for all', async () => {
  open(listed(key('حسابداری', 'active'), key('کهنه', 'revoked')));
  expect(await screen.findByRole('button', { name: text.revokeNamed('حسابداری') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: text.revokeAll })).toBeNull();
});
