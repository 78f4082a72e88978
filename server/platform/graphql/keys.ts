/**
 * What an API key may do, declared on what it guards: `keys` of a route, these decorators on root fields and object
 * types. What declares nothing is closed to every key. The gate of the feature api-keys enforces it.
 */
import { Extensions } from 'type-graphql';
import type { ApiResource, ApiScope } from '#core/api-keys.js';

/** All of these scopes; none of them, where any key may; 'none' where no key ever may. */
export type KeyAccess = readonly ApiScope[] | 'none';

/** The names in the extensions of a root field and of an object type. */
export interface KeyExtensions {
  readonly keys?: KeyAccess;
  readonly resources?: readonly ApiResource[];
}

const declared = (extensions: KeyExtensions) => Extensions({ ...extensions });

/** Of a root field: a key needs all of these scopes. */
export const Keys = (...scopes: readonly [ApiScope, ...ApiScope[]]) => declared({ keys: scopes });

/** Of a root field that is open to everyone and returns nothing personal. */
export const AnyKey = () => declared({ keys: [] });

/** Of a root field that is for people: ways into an account, keys themselves, and all that administrators do. */
export const NoKey = () => declared({ keys: 'none' });

/**
 * Of an object type: an API key sees it inside any answer only with a scope of one of these resources, so that a key
 * for orders does not read the payments inside them. None of them: parts of other records, and public types.
 */
export const KeyResources = (...resources: readonly ApiResource[]) => declared({ resources });
