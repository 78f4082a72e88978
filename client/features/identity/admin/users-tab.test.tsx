import { jest } from '@jest/globals';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  AdminUsersDocument,
  BanUserDocument,
  DeleteUserDocument,
  type AdminUserRowFragment,
} from '#client/gql/graphql.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { adminUserMessages } from './admin-users.messages.js';
import { DeleteUserDialog } from './delete-user-dialog.js';
import { common } from '#client/lib/messages/common.messages.js';
import { failure, openAdmin, pageOf } from '#client/ui/admin/testing.js';
import { UsersTab } from './users-tab.js';

// Mocks answer the queries of a test; other queries of a tab get no answer, and Apollo reports it.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => notifications.clean());
});

const user: AdminUserRowFragment & { __typename: 'User' } = {
  __typename: 'User',
  id: 'u1',
  email: 'sara@example.ir',
  fullName: 'سارا راد',
  role: 'user',
  status: 'active',
  phone: '09120000000',
  avatarUrl: null,
  emailConfirmedAt: '2026-11-21T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastLoginAt: null,
};

function type(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const usersMock = {
  search: null,
  role: null,
  status: null,
  from: null,
  to: null,
  sort: null,
  direction: null,
  page: 1,
  limit: 10,
};
const usersRequest = { query: AdminUsersDocument, variables: usersMock };

test('S-190 a ban is confirmed first, and the list is refetched', async () => {
  const banned = { ...user, status: 'banned' };
  const mocks = [
    { request: usersRequest, result: { data: { users: pageOf('UserPage', [user]) } } },
    { request: { query: BanUserDocument, variables: { id: 'u1' } }, result: { data: { banUser: banned } } },
    { request: usersRequest, result: { data: { users: pageOf('UserPage', [banned]) } } },
  ];
  openAdmin(<UsersTab />, { mocks });
  const row = await screen.findByRole('row', { name: /سارا راد/ });
  for (const text of ['sara@example.ir', adminUserMessages.roles.user, adminUserMessages.statuses.active])
    expect(row.textContent).toContain(text);
  for (const text of ['۰۹۱۲۰۰۰۰۰۰۰', adminUserMessages.verified, adminUserMessages.never])
    expect(row.textContent).toContain(text);
  fireEvent.click(within(row).getByRole('button', { name: adminUserMessages.banLabel('sara@example.ir') }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: adminUserMessages.banQuestion.action }));
  expect(await screen.findByText(adminUserMessages.banned)).toBeTruthy();
  expect(await screen.findByRole('button', { name: adminUserMessages.unbanLabel('sara@example.ir') })).toBeTruthy();
});

test('S-202 users that do not load are reported in a toast', async () => {
  openAdmin(<UsersTab />, { mocks: [{ request: usersRequest, result: failure('SERVER_ERROR') }] });
  await waitFor(() => expect(screen.getAllByText(adminUserMessages.failed).length).toBe(2));
});

test('S-195 a page that failed cannot pass for the one before', async () => {
  const first = pageOf('UserPage', [user]);
  const mocks = [
    {
      request: usersRequest,
      result: { data: { users: { ...first, pagination: { ...first.pagination, pages: 2 } } } },
    },
    { request: { ...usersRequest, variables: { ...usersMock, page: 2 } }, result: failure('SERVER_ERROR') },
  ];
  openAdmin(<UsersTab />, { mocks });
  fireEvent.click(await screen.findByRole('button', { name: adminMessages.pages.page(2) }));
  expect(screen.getByRole('row', { name: /سارا راد/ })).toBeTruthy();
  expect(await screen.findByRole('button', { name: common.retry })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /سارا راد/ })).toBeNull();
});

test('S-191 cannot delete a user without a reason', async () => {
  const variables = { id: 'u1', reason: 'به درخواست خودش' };
  const onClose = jest.fn();
  const done = { data: { deleteUser: { __typename: 'Ack', success: true, message: '' } } };
  openAdmin(<DeleteUserDialog user={user} onClose={onClose} />, {
    mocks: [{ request: { query: DeleteUserDocument, variables }, result: done }],
  });
  const { deleteDialog: texts } = adminUserMessages;
  const button = (): HTMLElement => screen.getByRole('button', { name: texts.action });
  expect((await screen.findByRole('dialog')).textContent).toContain(texts.sites);
  expect(button().hasAttribute('disabled')).toBe(true);
  type(new RegExp(texts.reason), '   ');
  expect(button().hasAttribute('disabled')).toBe(true);
  type(new RegExp(texts.reason), ` ${variables.reason} `);
  fireEvent.click(button());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
