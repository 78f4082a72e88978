import { isLocked, NOTIFICATION_KINDS } from './notification-kinds.js';

it('money and security cannot be switched off', () => {
  expect(NOTIFICATION_KINDS.filter(isLocked)).toEqual(['money', 'security']);
});
