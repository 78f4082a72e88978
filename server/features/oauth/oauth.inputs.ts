/** One schema per operation, for both APIs. */
import { z } from 'zod';
import { OAUTH_PROVIDERS, type OAuthProviderName } from '#core/oauth-providers.js';
import { enumOf } from '#platform/graphql/enum.js';
import { oauthFaults } from './oauth.messages.js';

const ADDRESS_MAX = 2000;
const SECRET_MAX = 1024;

export const OAuthProviderEnum = enumOf<OAuthProviderName>('OAuthProvider', 'Whose account signs one in here.', {
  github: 'Sign-in by GitHub.',
  google: 'Sign-in by Google.',
});

const provider = z.enum(OAUTH_PROVIDERS, oauthFaults.provider);
const address = z
  .string(oauthFaults.ownAddress)
  .min(1, oauthFaults.ownAddress)
  .max(ADDRESS_MAX, oauthFaults.ownAddress);
const secret = z.string().max(SECRET_MAX).nullish();

/** Absent addresses are the client's own pages. */
export const startOAuthSchema = z.object({
  provider,
  successUrl: address.nullish(),
  failureUrl: address.nullish(),
});

export const oauthProviderSchema = z.object({ provider });

/** The page's pair, or, from a provider that returns straight to the page, the provider's own code, state and `iss`. */
export const completeOAuthSchema = z.object({ userId: secret, secret, code: secret, state: secret, iss: secret });

export type OAuthProviderData = z.input<typeof oauthProviderSchema>;
export type StartOAuthData = z.input<typeof startOAuthSchema>;
export type CompleteOAuthData = z.input<typeof completeOAuthSchema>;
