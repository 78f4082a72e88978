/** Keys with which other people's programs act for an account, through both APIs and on sockets. */
import type { Feature } from '#platform/feature.js';
import { unitOfWork } from '#platform/context.js';
import { provide } from '#platform/provided.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { ApiKeyCallEntity } from './calls/api-key-call.entity.js';
import { ApiKeyCallsResolver } from './calls/calls.resolver.js';
import { AdminApiKeysResolver, ApiKeysResolver } from './api-keys.resolver.js';
import { apiKeyRoutes } from './api-keys.routes.js';
import { forgetOwner } from './api-keys.service.js';
import { keyCache } from './authenticate-key.js';
import { passwordNotice } from './password-notice.js';
import { tellOfLostScopes } from './lost-scopes.job.js';

export { ApiKeyEntity } from './api-key.entity.js';
export { listKeysSchema } from './api-keys.inputs.js';
export type { OwnedKeyRow } from './api-keys.queries.js';
export { keySelection } from './api-keys.service.js';
export { authenticateKey, viewerOfKey, viewerOfKeyId } from './authenticate-key.js';
export { recordCalls } from './calls/record-calls.js';
export { keyGate } from './api-keys.gate.js';
export { looksLikeKey } from './key-text.js';
export { Reach } from './reach.js';
export { ApiKeyType } from './api-keys.types.js';

export const apiKeysFeature: Feature = {
  name: 'api-keys',
  entities: [ApiKeyEntity, ApiKeyCallEntity],
  resolvers: [ApiKeysResolver, ApiKeyCallsResolver, AdminApiKeysResolver],
  routes: apiKeyRoutes,
  jobs: { tell_of_lost_scopes: tellOfLostScopes },
  seed: (ctx) => unitOfWork(ctx, (tx) => tx.enqueue('tell_of_lost_scopes', {}, { key: 'tell_of_lost_scopes' })),
  provides: [keyCache, passwordNotice, provide(ACCOUNT_REMOVAL, () => forgetOwner)],
};
