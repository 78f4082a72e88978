import { notification, type NotificationOf } from './notification.js';

const words = ({ number }: { readonly number: string }) => ({ title: number, message: '' });
const link = () => '/dashboard';

it('a row cannot have a type or a mail that does not exist: it does not compile', () => {
  const row = notification({ type: 'order', audience: 'customer', words, link });
  expect(row.words({ number: '۱' }).title).toBe('۱');
  // @ts-expect-error There is no such type.
  notification({ type: 'order_lost', audience: 'customer', words, link });
  // @ts-expect-error The mail has no variable called when.
  notification({ ...row, mail: () => ({ template: 'test', vars: { when: '' } }) });
  // @ts-expect-error Its words take a number.
  expect(() => row.words({ name: '۱' })).not.toThrow();
  // @ts-expect-error It is not for administrators.
  const forAdmins: NotificationOf<{ readonly number: string }, 'administrators'> = row;
  expect(forAdmins.audience).toBe('customer');
});
