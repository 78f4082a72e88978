/**
 * The operations that API keys reach, as declared on routes, root fields and object types (platform/graphql/keys.ts).
 */
import { isObjectType, type GraphQLSchema } from 'graphql';
import { API_SCOPES, API_SCOPE_NAMES, type ApiResource, type ApiScope } from '#core/api-keys.js';
import type { KeyAccess, KeyExtensions } from '#platform/graphql/keys.js';
import type { BoundRoute } from '#platform/http/rest/route.js';

export class Reach {
  private readonly access = new Map<string, KeyAccess>();
  private readonly resources = new Map<string, readonly ApiResource[]>();

  constructor(schema: GraphQLSchema, routes: readonly BoundRoute[]) {
    for (const { method, path, keys } of routes) if (keys) this.access.set(`${method} ${path}`, keys);
    for (const type of Object.values(schema.getTypeMap())) {
      const { resources } = type.extensions as KeyExtensions;
      if (resources) this.resources.set(type.name, resources);
    }
    for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
      if (!isObjectType(root)) continue;
      for (const { name, extensions } of Object.values(root.getFields())) {
        const { keys } = extensions as KeyExtensions;
        if (keys) this.access.set(`${root.name}.${name}`, keys);
      }
    }
  }

  /** The scopes that a route's own spelling or `Type.field` needs, all of them; null for what no key reaches. */
  scopesOf(name: string): readonly ApiScope[] | null {
    const access = this.access.get(name) ?? 'none';
    return access === 'none' ? null : access;
  }

  /** The declarations of what keys may do, by name. */
  get declared(): readonly string[] {
    return [...this.access.keys()];
  }

  /** A scope with which a key sees records of that type; null where none helps. */
  scopeThatShows(type: string): ApiScope | null {
    const [resource] = this.resources.get(type) ?? [];
    return API_SCOPE_NAMES.find((scope) => API_SCOPES[scope].resource === resource) ?? null;
  }

  /** Whether a key with these scopes may see records of that type. */
  maySee(scopes: ReadonlySet<ApiScope>, type: string): boolean {
    const resources = this.resources.get(type);
    if (!resources) return false;
    const isOf = (scope: ApiScope): boolean => scopes.has(scope) && resources.includes(API_SCOPES[scope].resource);
    return resources.length === 0 || API_SCOPE_NAMES.some(isOf);
  }
}
