import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import {
  MarkAllNotificationsReadDocument,
  NotificationAddedDocument,
  NotificationPageDocument,
  type NotificationItemFragment,
} from '#client/gql/graphql.js';
import { notificationMenu, notificationsPage as texts } from '#client/lib/messages/notification.messages.js';

// The socket is never opened here, but its library requires a WebSocket class.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
const { NotificationsPage } = await import('./notifications-page.js');

configure({ asyncUtilTimeout: 20_000 });

const item = (id: string, isRead = false): NotificationItemFragment & { __typename: 'Notification' } => ({
  __typename: 'Notification',
  id,
  type: 'order',
  title: `عنوان ${id}`,
  message: `متن ${id}`,
  link: null,
  isRead,
  createdAt: '2026-01-01T00:00:00Z',
});

function pageOf(page: number, items: readonly NotificationItemFragment[], unreadOnly = false): MockLink.MockedResponse {
  const unreadNotificationCount = items.filter(({ isRead }) => !isRead).length;
  const pagination = { __typename: 'Pagination', page, pages: 2, total: 21, capped: false };
  return {
    request: { query: NotificationPageDocument, variables: { page, limit: 20, unreadOnly } },
    result: { data: { notifications: { __typename: 'NotificationPage', items, pagination }, unreadNotificationCount } },
  };
}
const silent = { request: { query: NotificationAddedDocument }, delay: Infinity, result: { data: null } };

function open(...mocks: MockLink.MockedResponse[]): void {
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <MockedProvider mocks={[...mocks, silent]}>
          <NotificationsPage />
        </MockedProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
}

test('the twenty-first notification is on the second page', async () => {
  const first = Array.from({ length: 20 }, (_, index) => item(String(index + 1), true));
  open(pageOf(1, first), pageOf(2, [item('۲۱')]));
  expect(await screen.findByText('عنوان 20')).toBeTruthy();
  expect(screen.queryByText('عنوان ۲۱')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /صفحهٔ ۲/ }));
  expect(await screen.findByText('عنوان ۲۱')).toBeTruthy();
});

test('unread ones alone, and none left after marking all', async () => {
  const marked = {
    request: { query: MarkAllNotificationsReadDocument },
    result: { data: { markAllNotificationsRead: 1 } },
  };
  open(pageOf(1, [item('یک'), item('دو', true)]), pageOf(1, [item('یک')], true), marked, pageOf(1, [], true));
  await screen.findByText('عنوان دو');
  fireEvent.click(screen.getByLabelText(texts.unread));
  expect(await screen.findByText('عنوان یک')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: notificationMenu.markAll }));
  expect(await screen.findByText(texts.nothingUnread)).toBeTruthy();
  expect(screen.queryByRole('button', { name: notificationMenu.markAll })).toBeNull();
});
