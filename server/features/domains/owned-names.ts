/** The judgement of a name that a customer owns already, provided by the feature that connects domains to sites. */
import type { Ctx } from '#platform/context.js';
import { Key } from '#platform/provided.js';

export interface OwnedNames {
  /**
   * `userId`: whose order it is.
   * @throws AppError SITE_DOMAIN_REFUSED where the name could not be connected to a site of theirs.
   */
  assertConnectable(ctx: Ctx, name: string, userId: string): Promise<void>;
}

export const OWNED_NAMES = new Key<OwnedNames>('judgement of names that customers own');
