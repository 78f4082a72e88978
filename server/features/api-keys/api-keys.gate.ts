import { AppError } from '#core/errors/errors.js';
import { requireScope } from '#platform/context.js';
import { isIntrospection, type Gate } from '#platform/limits/gate.js';
import type { Reach } from './reach.js';

/**
 * Lets a key do what its scopes name, and nothing else; people pass. Called before the service, which then authorises
 * the record as for the owner. @throws AppError FORBIDDEN with the missing scope in its details.
 */
export function keyGate(reach: Reach): Gate {
  return async (ctx, requested, inside = () => []) => {
    const key = ctx.viewer?.key;
    if (!key) return;
    for (const name of requested) {
      if (isIntrospection(name)) continue;
      const scopes = reach.scopesOf(name);
      if (!scopes) throw new AppError('FORBIDDEN', { details: { reason: 'not_for_keys', asked: name } });
      for (const scope of scopes) requireScope(ctx, scope);
    }
    const hidden = inside().find((type) => !reach.maySee(key.scopes, type));
    if (hidden === undefined) return;
    const scope = reach.scopeThatShows(hidden);
    throw new AppError('FORBIDDEN', {
      details: { reason: 'type_without_scope', type: hidden, ...(scope && { scope }) },
    });
  };
}
