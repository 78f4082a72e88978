import type { ListedNotificationsQuery, NotificationItemFragment } from '#client/gql/graphql.js';
import { withAdded, withAllRead, withRead } from './use-notification-list.js';

const item = (id: string, isRead = false): NotificationItemFragment => ({
  id,
  type: 'order',
  title: id,
  message: '',
  link: null,
  isRead,
  createdAt: '2026-01-01T00:00:00Z',
});
const list = (unread: number, ...items: NotificationItemFragment[]): ListedNotificationsQuery => ({
  notifications: { items },
  unreadNotificationCount: unread,
});

test('S-032 a new notification goes on top and counts', () => {
  const next = withAdded(list(1, item('a')), item('b'));
  expect(next.notifications.items.map((entry) => entry.id)).toEqual(['b', 'a']);
  expect(next.unreadNotificationCount).toBe(2);
});

test('S-034 the list keeps its twenty', () => {
  const full = list(0, ...Array.from({ length: 20 }, (_, index) => item(`n${index}`, true)));
  expect(withAdded(full, item('new')).notifications.items).toHaveLength(20);
});

test('the same notification cannot count twice', () => {
  const data = list(1, item('a'));
  expect(withAdded(data, item('a'))).toBe(data);
});

test('S-035 reading one counts down once', () => {
  const once = withRead(list(2, item('a'), item('b')), 'a');
  expect(once.unreadNotificationCount).toBe(1);
  expect(withRead(once, 'a').unreadNotificationCount).toBe(1);
});

test('S-035 the count cannot fall below zero', () => {
  expect(withRead(list(0, item('a')), 'a').unreadNotificationCount).toBe(0);
});

test('S-032 all read leaves no unread', () => {
  const next = withAllRead(list(5, item('a'), item('b')));
  expect(next.unreadNotificationCount).toBe(0);
  expect(next.notifications.items.every((entry) => entry.isRead)).toBe(true);
});
