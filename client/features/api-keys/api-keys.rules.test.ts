import { API_SCOPE_NAMES } from '#core/api-keys.js';
import { apiKeyMessages } from './api-key.messages.js';
import { movesMoney, newKeySchema, SCOPE_ROWS, scopeOf, scopeTitle } from './api-keys.rules.js';

const typed = { name: ' نرم‌افزار حسابداري ', scopes: ['read:orders'], expiresInDays: '90', password: 'secret' };

function faultsOf(values: object, hasPassword = true): string[] {
  const parsed = newKeySchema(hasPassword).safeParse({ ...typed, ...values });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

describe('a new key', () => {
  it('is sent as the server takes it', () => {
    const expected = { name: 'نرم‌افزار حسابداری', scopes: ['read_orders'], expiresInDays: 90 };
    expect(newKeySchema(true).parse(typed)).toEqual({ ...expected, password: 'secret' });
    expect(newKeySchema(false).parse(typed)).toEqual({ ...expected, password: null });
  });

  it.each([
    [{ name: '  ' }, apiKeyMessages.faults.name],
    [{ name: 'ن'.repeat(61) }, apiKeyMessages.faults.nameLong],
    [{ scopes: [] }, apiKeyMessages.faults.scopes],
    [{ expiresInDays: '0' }, apiKeyMessages.faults.life],
    [{ expiresInDays: '366' }, apiKeyMessages.faults.life],
    [{ password: '' }, apiKeyMessages.faults.password],
  ])('cannot be made with %j', (values, fault) => {
    expect(faultsOf(values)).toEqual([fault]);
  });
});

describe('scopes', () => {
  it('are each in one row of their resource', () => {
    const shown = SCOPE_ROWS.flatMap(({ read, write }) => [read, write]).filter((scope) => scope !== null);
    expect([...shown].sort()).toEqual([...API_SCOPE_NAMES].sort());
  });

  it('of money are marked', () => {
    expect([movesMoney(['read:wallet', 'read:payments']), movesMoney(['read:orders', 'write:wallet'])]).toEqual([
      false,
      true,
    ]);
  });

  it('have a Persian title, and keep their name when retired', () => {
    expect(API_SCOPE_NAMES.every((scope) => /[\u0600-\u06ff]/.test(scopeTitle(scope)))).toBe(true);
    expect(scopeTitle('read:stars')).toBe('read:stars');
    expect(scopeTitle(scopeOf('read_orders'))).toBe(apiKeyMessages.scopes['read:orders']);
  });
});
