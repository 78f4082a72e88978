/**
 * Signing in with Google: OpenID Connect with discovery, PKCE, nonce, and the id_token's signature checked (protocols
 * B3).
 */
import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { OAuthAttempt, OAuthIdentity, OAuthProvider } from '#platform/ports.js';
import {
  authorizationUrl,
  callOptions,
  conversation,
  exchangeCode,
  type CallOptions,
  type OAuthClientOptions,
} from '../oauth-client.js';

export interface GoogleOptions extends OAuthClientOptions {
  /** Its discovery document is at `/.well-known/openid-configuration` below this address. */
  readonly issuer?: string;
}

const REAL_ISSUER = 'https://accounts.google.com';
const SCOPES = 'openid email profile';

const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  email: z.string().nullish(),
  // Some issuers write it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).nullish(),
  name: z.string().nullish(),
});

export function createGoogleProvider(options: GoogleOptions): OAuthProvider {
  const issuer = options.issuer ?? REAL_ISSUER;
  const call = callOptions(options, issuer);
  const discover = createDiscovery(new URL(issuer), call);
  return {
    authorizeUrl: (attempt) =>
      conversation(async () => {
        const { authorization_endpoint: endpoint } = await discover();
        if (!endpoint) throw new Error('the discovery document names no authorization_endpoint');
        return authorizationUrl(endpoint, options.clientId, attempt, { scope: SCOPES, nonce: attempt.nonce });
      }),
    identify: (attempt, answer) =>
      conversation(async () => readIdentity(await discover(), options, call, attempt, answer)),
  };
}

/**
 * Fetches once and caches; a failed fetch is repeated next time. The document changes so seldom that a restart is often
 * enough.
 */
function createDiscovery(issuer: URL, call: CallOptions): () => Promise<oauth.AuthorizationServer> {
  let known: Promise<oauth.AuthorizationServer> | null = null;
  const discover = async (): Promise<oauth.AuthorizationServer> =>
    oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, call));
  return () => {
    known ??= discover().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}

async function readIdentity(
  server: oauth.AuthorizationServer,
  options: GoogleOptions,
  call: CallOptions,
  attempt: OAuthAttempt,
  answer: URLSearchParams,
): Promise<OAuthIdentity> {
  const { client, response } = await exchangeCode(server, options, call, attempt, answer);
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: attempt.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, call);
  const claims = claimsSchema.parse(oauth.getValidatedIdTokenClaims(tokens));
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified ?? false,
    name: claims.name ?? null,
  };
}
