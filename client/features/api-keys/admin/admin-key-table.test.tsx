import { fireEvent, screen, within } from '@testing-library/react';
import { RevokeApiKeyDocument } from '#client/gql/graphql.js';
import { apiKeyMessages } from '../api-key.messages.js';
import { bulkMessages } from '#client/lib/messages/bulk.messages.js';
import { mockOf, openAdmin } from '#client/ui/admin/testing.js';
import { AdminKeyTable, type AdminKey } from './admin-key-table.js';

const { admin: texts, revoke } = apiKeyMessages;

const key = (id: string, over: Partial<AdminKey['apiKey']> = {}): AdminKey => ({
  owner: { id: 'sara', fullName: 'سارا راد', email: 'sara@example.ir' },
  apiKey: {
    id,
    name: `key-${id}`,
    prefix: 'bk_0123',
    scopes: [],
    lostScopes: [],
    webhooks: [],
    status: 'active',
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2027-11-20T10:00:00.000Z',
    lastUsedAt: null,
    lastIp: null,
    revokedAt: null,
    revokedByOperator: false,
    ...over,
  },
});

test('several keys are revoked, and a failure names its row', async () => {
  const { apiKey } = key('1', { status: 'revoked', revokedByOperator: true });
  const answer = { revokeApiKey: { __typename: 'ApiKey' as const, ...apiKey } };
  const fault = { message: 'دیر شد', extensions: { code: 'NOT_FOUND' } };
  openAdmin(
    <AdminKeyTable
      keys={[key('1'), key('2'), key('3', { status: 'expired' })]}
      lists={new Set()}
      onRevoke={() => undefined}
    />,
    {
      mocks: [
        mockOf(RevokeApiKeyDocument, { id: '1' }, { data: answer }),
        mockOf(RevokeApiKeyDocument, { id: '2' }, { errors: [fault] }),
      ],
    },
  );
  expect(screen.getByRole('checkbox', { name: texts.select('key-3') }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: bulkMessages.all }));
  fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: revoke }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain(texts.revokeSeveral(2).title);
  fireEvent.click(within(question).getByRole('button', { name: texts.revokeSeveral(2).action }));
  expect(await screen.findByText(bulkMessages.ok)).toBeTruthy();
  expect(screen.getByText(/^key-2 · /).closest('tr')?.textContent).not.toContain(bulkMessages.ok);
});
