/** The form of a new key, and how its scopes are arranged. */
import { z } from 'zod';
import { API_KEY, API_SCOPE_NAMES, API_SCOPES, isApiScope, type ApiResource, type ApiScope } from '#core/api-keys.js';
import { normalizePersian } from '#core/text/digits.js';
import type { ApiScopeName } from '#client/gql/graphql.js';
import { apiKeyMessages } from './api-key.messages.js';

const { faults } = apiKeyMessages;
const { min, max } = API_KEY.lifeDays;

/** GraphQL has no colon in the value of an enum: `read:orders` is `read_orders` there. */
const scopeNameOf = (scope: ApiScope): ApiScopeName => scope.replace(':', '_') as ApiScopeName;

/** The scope as documents and people write it, `read:orders`. */
export const scopeOf = (name: ApiScopeName): string => name.replace('_', ':');

/** The form's own values are texts; the answer is what the server takes. */
export function newKeySchema(hasPassword: boolean) {
  return z.object({
    name: z
      .string()
      .transform(normalizePersian)
      .pipe(z.string().min(1, faults.name).max(API_KEY.nameMax, faults.nameLong)),
    scopes: z
      .array(z.string().refine(isApiScope))
      .min(1, faults.scopes)
      .transform((scopes) => scopes.map(scopeNameOf)),
    expiresInDays: z.string().transform(Number).pipe(z.int(faults.life).min(min, faults.life).max(max, faults.life)),
    password: hasPassword ? z.string().min(1, faults.password) : z.string().transform(() => null),
  });
}

/** The scopes that can be added to a key. */
export function widenKeySchema(hasPassword: boolean) {
  return newKeySchema(hasPassword).pick({ scopes: true, password: true });
}

export interface ScopeRow {
  readonly resource: ApiResource;
  readonly read: ApiScope | null;
  readonly write: ApiScope | null;
}

/** One row for each resource, in the order of the table. */
export const SCOPE_ROWS: readonly ScopeRow[] = [
  ...new Set(API_SCOPE_NAMES.map((scope) => API_SCOPES[scope].resource)),
].map((resource) => {
  const find = (verb: string): ApiScope | null =>
    API_SCOPE_NAMES.find((scope) => scope === `${verb}:${resource}`) ?? null;
  return { resource, read: find('read'), write: find('write') };
});

/** Whether a key with these scopes could move money. */
export function movesMoney(scopes: readonly string[]): boolean {
  return scopes.some((scope) => isApiScope(scope) && API_SCOPES[scope].money);
}

/** Persian; a scope that is retired keeps its own name. */
export function scopeTitle(scope: string): string {
  return isApiScope(scope) ? apiKeyMessages.scopes[scope] : scope;
}

/** The host of a webhook's address: the rest may contain a secret of its program. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
