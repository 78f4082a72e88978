import { jest } from '@jest/globals';
import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError, type DocumentNode } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import {
  BellNotificationsDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationAddedDocument,
  type NotificationItemFragment,
} from '../../gql/graphql.js';
import { bell } from '../../lib/messages/notification.messages.js';

// The socket is never opened here, but its library wants to know that there could be one.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
const { NotificationBell } = await import('./notification-bell.js');

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
const asked = { query: BellNotificationsDocument, variables: { limit: 20 } };
const list = (unread: number, ...items: NotificationItemFragment[]) => ({
  request: asked,
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
          <NotificationBell />
        </MockedProvider>
      </MemoryRouter>
    </MantineProvider>,
  );
  fireEvent.click(await screen.findByLabelText(new RegExp(`^${bell.title}`), { selector: 'button' }));
}
afterEach(() => notifications.clean());

test('S-032 the bell shows badge, titles, texts and dates', async () => {
  await open(list(2, item('یک'), item('دو')));
  expect(await screen.findByLabelText(bell.open('۲'))).toBeTruthy();
  expect(screen.getByText('عنوان یک')).toBeTruthy();
  expect(screen.getByText('متن دو')).toBeTruthy();
  expect(document.querySelectorAll('time')).toHaveLength(2);
  expect(screen.getByText(bell.markAll)).toBeTruthy();
});

test('S-033 an empty bell says so', async () => {
  await open(list(0));
  expect(await screen.findByText(bell.empty)).toBeTruthy();
  expect(screen.queryByText(bell.markAll)).toBeNull();
});

test('S-035 marking one counts down at once', async () => {
  const marked = {
    request: { query: MarkNotificationReadDocument, variables: { id: 'یک' } },
    result: { data: { markNotificationRead: { __typename: 'Notification', id: 'یک', isRead: true } } },
  };
  await open(list(2, item('یک'), item('دو')), marked);
  fireEvent.click(await screen.findByLabelText(`${bell.markOne}: عنوان یک`));
  expect(await screen.findByLabelText(bell.open('۱'))).toBeTruthy();
});

test('S-235 a bell that cannot be loaded says so in Persian', async () => {
  await open(refused(BellNotificationsDocument, { limit: 20 }));
  expect(await screen.findByText(bell.failedList)).toBeTruthy();
});

test('S-235 what cannot be marked is said in Persian and counted back', async () => {
  await open(list(1, item('یک')), refused(MarkNotificationReadDocument, { id: 'یک' }));
  fireEvent.click(await screen.findByLabelText(`${bell.markOne}: عنوان یک`));
  expect(await screen.findByText(bell.failedOne)).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText(bell.open('۱'))).toBeTruthy());
});

test('S-235 a failure to mark all is said in Persian', async () => {
  await open(list(1, item('یک')), refused(MarkAllNotificationsReadDocument));
  fireEvent.click(await screen.findByText(bell.markAll));
  expect(await screen.findByText(bell.failedAll)).toBeTruthy();
});
