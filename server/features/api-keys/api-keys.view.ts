/** Where the REST fields of keys differ from GraphQL: scopes are written with a colon, `read:orders`. */
import { z } from 'zod';
import { objectOf } from '#platform/http/rest/answer.js';
import { view } from '#platform/http/rest/view.js';
import type { CustomerType } from '#features/identity/index.js';
import type { ApiKeyType, OwnedApiKeyType } from './api-keys.types.js';

export const keyView = view<ApiKeyType>('ApiKey', {
  // The webhooks that it added are read with their sites.
  omit: ['scopes', 'lostScopes', 'webhooks'],
  add: { scopes: z.array(z.string()), lostScopes: z.array(z.string()) },
});

export const ownedKeyView = objectOf<OwnedApiKeyType>({ apiKey: keyView, owner: view<CustomerType>('Customer') });
