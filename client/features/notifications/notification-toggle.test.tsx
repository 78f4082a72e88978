import { jest } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError, type DocumentNode } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import {
  ListedNotificationsDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationAddedDocument,
  type NotificationItemFragment,
} from '#client/gql/graphql.js';
import { notificationMenu } from '#client/lib/messages/notification.messages.js';

// The socket is never opened here, but its library requires a WebSocket class.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
const { NotificationToggle } = await import('./notification-toggle.js');

// Rendering a popover is slow on a busy machine; the tests wait for states, however long they take.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

const item = (id: string, isRead = false): NotificationItemFragment => ({
  id,
  type: 'order',
  title: `عنوان ${id}`,
  message: `متن ${id}`,
  link: null,
  isRead,
  createdAt: '2026-01-01T00:00:00Z',
});
const typed = (entry: NotificationItemFragment) => ({ __typename: 'Notification', ...entry });
const mock = { query: ListedNotificationsDocument, variables: { limit: 20 } };
const list = (unread: number, ...items: NotificationItemFragment[]) => ({
  request: mock,
  maxUsageCount: 5,
  result: {
    data: {
      notifications: { __typename: 'NotificationPage', items: items.map(typed) },
      unreadNotificationCount: unread,
    },
  },
});
const refused = (query: DocumentNode, variables: object = {}) => ({
  request: { query, variables },
  result: { errors: [new GraphQLError('no', { extensions: { code: 'SERVER_ERROR' } })] },
});
const silent = { request: { query: NotificationAddedDocument }, delay: Infinity, result: { data: null } };

async function open(...mocks: MockLink.MockedResponse[]): Promise<void> {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MemoryRouter>
        <MockedProvider mocks={[...mocks, silent]}>
          <NotificationToggle />
        </MockedProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
  fireEvent.click(await screen.findByLabelText(new RegExp(`^${notificationMenu.title}`), { selector: 'button' }));
}
afterEach(() => notifications.clean());

test('S-032 the list of notifications shows badge, titles, texts and dates', async () => {
  await open(list(2, item('یک'), item('دو')));
  expect(await screen.findByLabelText(notificationMenu.open('۲'))).toBeTruthy();
  expect(screen.getByText('عنوان یک')).toBeTruthy();
  expect(screen.getByText('متن دو')).toBeTruthy();
  expect(document.querySelectorAll('time')).toHaveLength(2);
  expect(screen.getByText(notificationMenu.markAll)).toBeTruthy();
});

test('S-033 an empty list of notifications says so', async () => {
  await open(list(0));
  expect(await screen.findByText(notificationMenu.empty)).toBeTruthy();
  expect(screen.queryByText(notificationMenu.markAll)).toBeNull();
});

test('S-035 marking one counts down at once', async () => {
  const marked = {
    request: { query: MarkNotificationReadDocument, variables: { id: 'یک' } },
    result: { data: { markNotificationRead: { __typename: 'Notification', id: 'یک', isRead: true } } },
  };
  await open(list(2, item('یک'), item('دو')), marked);
  fireEvent.click(await screen.findByLabelText(`${notificationMenu.markOne}: عنوان یک`));
  expect(await screen.findByLabelText(notificationMenu.open('۱'))).toBeTruthy();
});

test('S-235 a list of notifications that cannot be loaded says so in Persian', async () => {
  await open(refused(ListedNotificationsDocument, { limit: 20 }));
  expect(await screen.findByText(notificationMenu.failedList)).toBeTruthy();
});

test('S-235 what cannot be marked is said in Persian and counted back', async () => {
  await open(list(1, item('یک')), refused(MarkNotificationReadDocument, { id: 'یک' }));
  fireEvent.click(await screen.findByLabelText(`${notificationMenu.markOne}: عنوان یک`));
  expect(await screen.findByText(notificationMenu.failedOne)).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText(notificationMenu.open('۱'))).toBeTruthy());
});

test('S-235 a failure to mark all is said in Persian', async () => {
  await open(list(1, item('یک')), refused(MarkAllNotificationsReadDocument));
  fireEvent.click(await screen.findByText(notificationMenu.markAll));
  expect(await screen.findByText(notificationMenu.failedAll)).toBeTruthy();
});
