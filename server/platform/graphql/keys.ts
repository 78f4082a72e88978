/**
 * The reach of API keys, declared on what it guards: `keys` of a route, these decorators on root fields and object
 * types. What declares nothing is closed to every key. The gate of the feature api-keys enforces it.
 */
import { Extensions } from 'type-graphql';
import type { ApiResource, ApiScope } from '#core/api-keys.js';

/** All of these scopes; none of them, where any key may; 'none' where no key ever may. */
export type KeyAccess = readonly ApiScope[] | 'none';

/** The names in the extensions of a root field and of an object type. */
export interface KeyExtensions {
  readonly keys?: KeyAccess;
  /** For administrators alone. */
  readonly access?: 'admin';
  readonly resources?: readonly ApiResource[];
}

const declared = (extensions: KeyExtensions) => Extensions({ ...extensions });

/** A root field for which a key needs all of these scopes. */
export const Keys = (...scopes: readonly [ApiScope, ...ApiScope[]]) => declared({ keys: scopes });

/** A root field that tells nothing personal, or whose service leaves out what the scopes of the key do not show. */
export const AnyKey = () => declared({ keys: [] });

/** A root field that is for people: ways into an account and keys themselves. */
export const NoKey = () => declared({ keys: 'none' });

/** A root field for administrators alone, which no key reaches. Its service refuses everyone else. */
export const AdminOnly = () => declared({ keys: 'none', access: 'admin' });

/**
 * An object type that an API key sees inside any answer only with a scope of one of these resources, so that a key for
 * orders does not read the payments inside them. None of them: parts of other records, and public types.
 */
export const KeyResources = (...resources: readonly ApiResource[]) => declared({ resources });
