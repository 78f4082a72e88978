import { jest } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AddApiKeyScopesDocument, ApiKeysDocument, RevokeAllApiKeysDocument } from '#client/gql/graphql.js';
import { apiKeyMessages as text } from './api-key.messages.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
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
  lostScopes: [] as string[],
  webhooks: [] as { __typename: string; id: string; url: string }[],
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

test('the question says that webhooks of the account stop with the key that may have added them', async () => {
  open(listed({ ...key('انبار', 'active'), scopes: ['write_webhooks'] }, key('حسابداری', 'active')));
  for (const [name, stopping] of [
    ['انبار', 1],
    ['حسابداری', 0],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: text.revokeNamed(name) }));
    const dialog = await screen.findByRole('dialog', { name: text.revokeTitle });
    expect(within(dialog).getByText(text.revokeText(name), { exact: false })).toBeTruthy();
    expect(within(dialog).queryAllByText(text.accountWebhooksStop(1), { exact: false })).toHaveLength(stopping);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: text.revokeTitle })).toBeNull());
  }
});

test('what a key has lost is shown and added with the password', async () => {
  const narrowed = { ...key('انبار', 'active'), lostScopes: ['read_messages'] };
  const input = { id: 'انبار', scopes: ['read_messages'], password: 'secret' };
  const widened = { ...narrowed, scopes: ['read_orders', 'read_messages'], lostScopes: [] };
  open(listed(narrowed), {
    request: { query: AddApiKeyScopesDocument, variables: { input } },
    result: { data: { addApiKeyScopes: widened } },
  });
  expect(
    within(await screen.findByRole('list', { name: text.lostLabel })).getByText(text.scopes['read:messages']),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text.widenNamed('انبار') }));
  const dialog = await screen.findByRole('dialog', { name: text.widening.title });
  const box = (verb: string, resource: string) =>
    within(dialog).getByRole<HTMLInputElement>('checkbox', { name: text.dialog.scopeOf(verb, resource) });
  const granted = box(text.dialog.read, text.resources.orders);
  expect([granted.checked, granted.disabled]).toEqual([true, true]);
  fireEvent.click(within(dialog).getByRole('button', { name: text.widening.submit }));
  expect(await within(dialog).findByText(text.faults.password)).toBeTruthy();
  fireEvent.click(box(text.dialog.read, text.resources.messages));
  fireEvent.change(within(dialog).getByLabelText(text.dialog.password), { target: { value: 'secret' } });
  fireEvent.click(within(dialog).getByRole('button', { name: text.widening.submit }));
  expect(await screen.findByText(text.widening.done)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: text.lostLabel })).toBeNull());
});

test('a key that is revoked names the webhooks that go on', async () => {
  const webhooks = [{ __typename: 'SiteWebhook', id: 'w', url: 'https://crm.example/hook?secret=1' }];
  open(listed({ ...key('فروشگاه', 'active'), webhooks }));
  fireEvent.click(await screen.findByRole('button', { name: text.revokeNamed('فروشگاه') }));
  const dialog = await screen.findByRole('dialog', { name: text.revokeTitle });
  expect(within(dialog).getByText(/crm\.example/)).toBeTruthy();
  expect(screen.queryByText(/secret=1/)).toBeNull();
});
