/**
 * The shared part of both OAuth adapters: a client of ours at a provider, and one reading of everything that can go
 * wrong.
 */
import * as oauth from 'oauth4webapi';
import { AppError } from '#core/errors/errors.js';
import type { OAuthAttempt } from '#platform/ports.js';
import { boundedFetcher } from '../bounded-fetch.js';

export interface OAuthClientOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** For one call, ms. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 512 * 1024;

/** GitHub refuses callers without a name. */
const USER_AGENT = 'barpa';

export interface CallOptions {
  readonly [oauth.customFetch]: typeof fetch;
  readonly headers: Record<string, string>;
  readonly [oauth.allowInsecureRequests]: boolean;
}

/** @param endpoint plain http is used only where the endpoint itself is configured so: the sandbox on this machine. */
export function callOptions({ timeoutMs }: OAuthClientOptions, endpoint: string): CallOptions {
  return {
    [oauth.customFetch]: boundedFetcher({ timeoutMs: timeoutMs ?? DEFAULT_TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES }),
    headers: { 'user-agent': USER_AGENT },
    [oauth.allowInsecureRequests]: new URL(endpoint).protocol === 'http:',
  };
}

/** The authorization request of RFC 6749 with PKCE S256, and the provider's own parameters. */
export async function authorizationUrl(
  endpoint: string,
  clientId: string,
  { state, codeVerifier, redirectUri }: OAuthAttempt,
  more: Readonly<Record<string, string>>,
): Promise<string> {
  const url = new URL(endpoint);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...more,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Sends the code of the provider's return, with the secret and the PKCE verifier, to the token endpoint.
 * @throws oauth.AuthorizationResponseError where the return is a refusal, or not of this attempt.
 */
export async function exchangeCode(
  server: oauth.AuthorizationServer,
  { clientId, clientSecret }: OAuthClientOptions,
  call: CallOptions,
  { state, redirectUri, codeVerifier }: OAuthAttempt,
  answer: URLSearchParams,
): Promise<{ readonly client: oauth.Client; readonly response: Response }> {
  const client: oauth.Client = { client_id: clientId };
  const parameters = oauth.validateAuthResponse(server, client, answer, state);
  const secret = oauth.ClientSecretPost(clientSecret);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    secret,
    parameters,
    redirectUri,
    codeVerifier,
    call,
  );
  return { client, response };
}

/**
 * Runs one conversation with the provider. A person's "no" is OAUTH_DENIED; a refused code, a signature that does not
 * hold, a page instead of JSON, silence: all of it is OAUTH_PROVIDER_ERROR with the cause for the log.
 */
export async function conversation<Result>(talk: () => Promise<Result>): Promise<Result> {
  try {
    return await talk();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const denied = cause instanceof oauth.AuthorizationResponseError && cause.error === 'access_denied';
    throw new AppError(denied ? 'OAUTH_DENIED' : 'OAUTH_PROVIDER_ERROR', { cause });
  }
}
