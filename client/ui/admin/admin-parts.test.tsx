import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { AdminUsersDocument } from '#client/gql/graphql.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { PageLine } from './page-line.js';
import { PersonPicker } from './person-picker.js';
import { failure, openAdmin } from './testing.js';

// Mocks answer the queries of a test; other queries get no answer, and Apollo reports it.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  act(() => notifications.clean());
});

test('S-195 previous, next and page n of m', () => {
  const onChange = jest.fn();
  openAdmin(<PageLine page={5} pages={9} total={174} onChange={onChange} />);
  expect(screen.getByText(/صفحهٔ ۵ از ۹/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'صفحهٔ ۵' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByText('…')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'بعدی' }));
  fireEvent.click(screen.getByRole('button', { name: 'قبلی' }));
  expect(onChange.mock.calls).toEqual([[6], [4]]);
});

test('S-195 a total that was not counted to its end says so', () => {
  openAdmin(<PageLine page={5} pages={5000} total={100_000} capped onChange={jest.fn()} />);
  expect(screen.getByText('صفحهٔ ۵ از بیش از ۵٬۰۰۰ · بیش از ۱۰۰٬۰۰۰ مورد')).toBeTruthy();
});

test('a search of people that failed cannot show an empty list', async () => {
  const request = { query: AdminUsersDocument, variables: { search: null, page: 1, limit: 10 } };
  openAdmin(<PersonPicker label="کاربر" value={null} onChange={() => undefined} />, {
    mocks: [{ request, result: failure('SERVER_ERROR') }],
  });
  fireEvent.click(screen.getByRole('combobox', { name: /کاربر/ }));
  expect(await screen.findByText(adminMessages.picker.failed)).toBeTruthy();
  expect(screen.queryByText(adminMessages.picker.nothing)).toBeNull();
});
