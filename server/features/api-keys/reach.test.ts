import { API_SCOPES, API_SCOPE_NAMES, type ApiScope } from '../../../core/api-keys.js';
import { AppError } from '../../../core/errors.js';
import type { Ctx, ViewerKey } from '../../platform/context.js';
import { keyGate } from './api-keys.gate.js';
import { maySee, REACHABLE, scopesOf } from './reach.js';

function withKey(...scopes: ApiScope[]): Ctx {
  const key: ViewerKey = { name: 'k', scopes: new Set(scopes) };
  return { viewer: { userId: 'u', role: 'user', sessionId: 'k', key } } as Ctx;
}

async function told(ctx: Ctx, asked: readonly string[], types: readonly string[] = []): Promise<unknown> {
  const refused = await keyGate(ctx, asked, () => types).catch((error: unknown) => error);
  return refused instanceof AppError ? [refused.code, refused.details] : refused;
}

describe('what a key reaches', () => {
  it('every scope opens something', () => {
    const opened = new Set(REACHABLE.flatMap((name) => scopesOf(name) ?? []));
    expect([...opened].sort()).toEqual([...API_SCOPE_NAMES].sort());
  });

  it('what changes something is never open to all', () => {
    const open = REACHABLE.filter((name) => scopesOf(name)?.length === 0);
    expect(open.filter((name) => name.startsWith('Mutation.'))).toEqual([]);
  });

  it('a read scope opens no mutation but the writing of a receipt', () => {
    const reads = (name: string) => scopesOf(name)?.some((scope) => scope.startsWith('read:'));
    expect(REACHABLE.filter((name) => name.startsWith('Mutation.') && reads(name))).toEqual([
      'Mutation.generateReceipt',
    ]);
  });

  it('money moves by scopes that say so alone', () => {
    const money = /[pP]ay|[dD]eposit|[rR]efund/;
    const moving = REACHABLE.filter((name) => /^(POST|Mutation)/.test(name) && money.test(name));
    expect(moving.length).toBeGreaterThan(10);
    for (const name of moving) expect(scopesOf(name)?.some((scope) => API_SCOPES[scope].money)).toBe(true);
  });

  it.each([
    'Mutation.signIn',
    'Mutation.changePassword',
    'Query.mySessions',
    'Mutation.createApiKey',
    'Query.adminUsers',
  ])('cannot be %s, whatever the scopes', async (name) => {
    expect(await told(withKey(...API_SCOPE_NAMES), [name])).toEqual([
      'FORBIDDEN',
      { reason: 'not_for_keys', asked: name },
    ]);
  });

  it('cannot be what was never heard of', async () => {
    expect(await told(withKey(...API_SCOPE_NAMES), ['GET /tomorrow'])).toMatchObject(['FORBIDDEN', {}]);
    expect(await told(withKey(...API_SCOPE_NAMES), ['Query.orders'], ['Tomorrow'])).toMatchObject(['FORBIDDEN', {}]);
  });

  it('is told which scope is missing', async () => {
    expect(await told(withKey('read:wallet'), ['Query.wallet', 'Query.orders'])).toEqual([
      'FORBIDDEN',
      { scope: 'read:orders' },
    ]);
    expect(await told(withKey('read:orders'), ['Query.orders'], ['Order', 'Pagination'])).toBeUndefined();
  });

  it('payments inside of orders need their own scope', () => {
    expect(maySee(new Set<ApiScope>(['read:orders']), 'Payment')).toBe(false);
    expect(maySee(new Set<ApiScope>(['read:orders', 'read:payments']), 'Payment')).toBe(true);
    expect(maySee(new Set<ApiScope>(), 'Pagination')).toBe(true);
  });

  it('people pass', async () => {
    const person = { viewer: { userId: 'u', role: 'user', sessionId: 's' } } as Ctx;
    expect(await told(person, ['Mutation.changePassword'])).toBeUndefined();
    expect(await told({ viewer: null } as Ctx, ['Mutation.signIn'])).toBeUndefined();
  });
});
