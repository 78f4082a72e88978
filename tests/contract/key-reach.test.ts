/** The effect of the declarations on routes, root fields and types (docs: platform/graphql/keys.ts). */
import { readFileSync } from 'node:fs';
import { API_SCOPES, API_SCOPE_NAMES, type ApiScope } from '#core/api-keys.js';
import { API_SCOPE_TEXTS } from '#core/api-scope-texts.js';
import { AppError } from '#core/errors/errors.js';
import { keyGate, Reach } from '#features/api-keys/index.js';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { routesOf } from '#server/rest/index.js';
import type { Ctx, ViewerKey } from '#platform/context.js';
import { projectPath } from '#platform/paths.js';
import { callsOf } from './key-policies.js';
import { GRAPHQL_POLICIES } from './policies.js';
import { rootFields } from './surface.js';

let reach: Reach;
let reachable: readonly string[];
beforeAll(async () => {
  const { schema } = await createSchema(features);
  reach = new Reach(schema, routesOf(features, schema));
  reachable = reach.declared.filter((name) => reach.scopesOf(name) !== null);
});

function withKey(...scopes: ApiScope[]): Ctx {
  const key: ViewerKey = { name: 'k', scopes: new Set(scopes) };
  return { viewer: { userId: 'u', role: 'user', sessionId: 'k', key } } as Ctx;
}

async function told(ctx: Ctx, asked: readonly string[], types: readonly string[] = []): Promise<unknown> {
  const refused = await keyGate(reach)(ctx, asked, () => types).catch((error: unknown) => error);
  return refused instanceof AppError ? [refused.code, refused.details] : refused;
}

describe('what a key reaches', () => {
  it.each(API_SCOPE_NAMES)('%s opens exactly the calls of its list', (scope) => {
    const opened = reachable.filter((name) => reach.scopesOf(name)?.includes(scope));
    expect(opened.sort()).toEqual([...new Set(callsOf(scope))].sort());
  });

  it('without a scope a key does exactly what is open to all', () => {
    const open = reachable.filter((name) => reach.scopesOf(name)?.length === 0);
    // The checks of health and the description of the API belong to no feature.
    const judged = callsOf('any').filter((name) => reach.declared.includes(name));
    expect(judged.length).toBeGreaterThan(15);
    expect(open.sort()).toEqual([...new Set(judged)].sort());
  });

  it('every scope is described with its calls in the documents', () => {
    const text = readFileSync(projectPath('docs/api-keys.md'), 'utf8');
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    for (const scope of API_SCOPE_NAMES) {
      const [described = '', calls = '', ...more] = rows.filter((line) => line.startsWith(`| \`${scope}\` |`));
      expect(more).toEqual([]);
      expect(described).toContain(API_SCOPE_TEXTS[scope]);
      for (const call of callsOf(scope)) expect(calls).toContain(`\`${call}\``);
    }
  });

  it('scopes of sites open nothing of visitors, backups, webhooks and billing', () => {
    const sites = reachable.filter((name) =>
      reach.scopesOf(name)?.some((scope) => scope === 'read:sites' || scope === 'write:sites'),
    );
    expect(sites.length).toBeGreaterThan(40);
    const parts =
      /message|inbox|subscriber|newsletter|webhook|backup|renewal\/|SiteRenewal|orderSiteUpgrade|renewDomain/i;
    expect(sites.filter((name) => parts.test(name))).toEqual([]);
    const types = ['SiteMessage', 'SiteSubscriber', 'SiteWebhook', 'SiteWebhookDelivery', 'SiteBackup'];
    for (const type of types) expect(reach.maySee(new Set<ApiScope>(['read:sites', 'write:sites']), type)).toBe(false);
  });

  it('administrators alone may do exactly what says so', async () => {
    const declared = (await rootFields()).filter(({ field }) => field.extensions['access'] === 'admin');
    const judged = Object.entries(GRAPHQL_POLICIES).filter(([, { policy }]) => policy === 'admin');
    expect(declared.map(({ key }) => key).sort()).toEqual(judged.map(([key]) => key).sort());
  });

  it('every scope opens something', () => {
    const opened = new Set(reachable.flatMap((name) => reach.scopesOf(name) ?? []));
    expect([...opened].sort()).toEqual([...API_SCOPE_NAMES].sort());
  });

  it('what changes something is never open to all', () => {
    const open = reachable.filter((name) => reach.scopesOf(name)?.length === 0);
    expect(open.filter((name) => name.startsWith('Mutation.'))).toEqual([]);
  });

  it('a read scope opens no mutation but the writing of a receipt', () => {
    const reads = (name: string) => reach.scopesOf(name)?.some((scope) => scope.startsWith('read:'));
    expect(reachable.filter((name) => name.startsWith('Mutation.') && reads(name))).toEqual([
      'Mutation.generateReceipt',
    ]);
  });

  it('money moves by scopes that say so alone', () => {
    const money = /[pP]ay|[dD]eposit|[rR]efund/;
    const moving = reachable.filter((name) => /^(POST|Mutation)/.test(name) && money.test(name));
    expect(moving.length).toBeGreaterThan(10);
    for (const name of moving) expect(reach.scopesOf(name)?.some((scope) => API_SCOPES[scope].money)).toBe(true);
  });

  it.each(['Mutation.signIn', 'Mutation.changePassword', 'Query.mySessions', 'Mutation.createApiKey', 'Query.users'])(
    'cannot be %s, whatever the scopes',
    async (name) => {
      expect(await told(withKey(...API_SCOPE_NAMES), [name])).toEqual([
        'FORBIDDEN',
        { reason: 'not_for_keys', asked: name },
      ]);
    },
  );

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

  it('is told a scope that shows what it may not see', async () => {
    expect(await told(withKey('read:orders'), ['Query.orders'], ['Payment'])).toEqual([
      'FORBIDDEN',
      { reason: 'type_without_scope', type: 'Payment', scope: 'read:payments' },
    ]);
    expect(await told(withKey('read:sites'), ['Query.sites'], ['SiteMessage'])).toEqual([
      'FORBIDDEN',
      { reason: 'type_without_scope', type: 'SiteMessage', scope: 'read:messages' },
    ]);
  });

  it('payments inside of orders need their own scope', () => {
    expect(reach.maySee(new Set<ApiScope>(['read:orders']), 'Payment')).toBe(false);
    expect(reach.maySee(new Set<ApiScope>(['read:orders', 'read:payments']), 'Payment')).toBe(true);
    expect(reach.maySee(new Set<ApiScope>(), 'Pagination')).toBe(true);
  });

  it('people pass', async () => {
    const person = { viewer: { userId: 'u', role: 'user', sessionId: 's' } } as Ctx;
    expect(await told(person, ['Mutation.changePassword'])).toBeUndefined();
    expect(await told({ viewer: null } as Ctx, ['Mutation.signIn'])).toBeUndefined();
  });
});
