import { isLocked, kindOf, NOTIFICATION_KINDS } from './notification-kinds.js';

describe('kinds of notifications', () => {
  it.each([
    ['order', 'order'],
    ['order_completed', 'order'],
    ['wallet', 'money'],
    ['payment', 'money'],
    ['security', 'security'],
    ['two_factor_off', 'security'],
    ['recovery_code_used', 'security'],
    ['api_key_created', 'security'],
    ['ticket.answered', 'support'],
    ['something else', 'news'],
  ])('%s is about %s', (type, kind) => {
    expect(kindOf(type)).toBe(kind);
  });

  it('money and security cannot be switched off', () => {
    expect(NOTIFICATION_KINDS.filter(isLocked)).toEqual(['money', 'security']);
  });
});
