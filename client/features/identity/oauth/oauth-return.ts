/** The parameters of a provider's return, and where the page continues. Pure. */
import { signInLink } from '#core/client-links.js';
import { isErrorCode, type ErrorCode } from '#core/errors/errors.js';
import { OAUTH_PROVIDERS, type OAuthProviderName } from '#core/oauth-providers.js';
import { localPath } from '../after-sign-in/after-sign-in.js';

export interface OAuthReturn {
  readonly provider: OAuthProviderName;
  /** The two requests to the server, or the error before any request. */
  readonly proof:
    | { readonly kind: 'secret'; readonly userId: string; readonly secret: string }
    | { readonly kind: 'code'; readonly code: string; readonly state: string; readonly iss: string | null }
    | { readonly kind: 'failed'; readonly code: ErrorCode };
  /** The page that sent the visitor to sign in. */
  readonly next: string | null;
}

function first(params: URLSearchParams, names: readonly string[]): string | null {
  for (const name of names) {
    const value = params.get(name);
    if (value) return value;
  }
  return null;
}

/** The provider's own words beside our codes: `access_denied` where a person says no (RFC 6749). */
export function errorOf(params: URLSearchParams): ErrorCode | null {
  const error = params.get('error');
  if (!error) return null;
  if (isErrorCode(error)) return error;
  return error === 'access_denied' ? 'OAUTH_DENIED' : 'OAUTH_PROVIDER_ERROR';
}

function proofOf(params: URLSearchParams): OAuthReturn['proof'] {
  const error = errorOf(params);
  if (error) return { kind: 'failed', code: error };
  const userId = first(params, ['user_id', 'userId', 'uid']);
  const secret = first(params, ['secret', 'code']);
  if (userId && secret) return { kind: 'secret', userId, secret };
  const code = params.get('code');
  const state = params.get('state');
  if (code && state) return { kind: 'code', code, state, iss: params.get('iss') };
  return { kind: 'failed', code: 'OAUTH_FAILED' };
}

/** The provider is in the path, else in the query, else it is the first of them. */
export function readReturn(pathProvider: string | undefined, params: URLSearchParams): OAuthReturn {
  const named = (pathProvider ?? params.get('provider') ?? '').toLowerCase();
  return {
    provider: OAUTH_PROVIDERS.find((provider) => provider === named) ?? OAUTH_PROVIDERS[0],
    proof: proofOf(params),
    next: localPath(params.get('next')),
  };
}

/** Both return addresses of a sign-in; `wish` is the page to continue to. */
export function addressesFor(
  provider: OAuthProviderName,
  origin: string,
  target: string | null,
): { successUrl: string; failureUrl: string } {
  const success = new URL(`/auth/oauth/callback/${provider}`, origin);
  if (target !== null) success.searchParams.set('next', target);
  const failure = new URL(signInLink({ oauth: 'failed' }), origin);
  if (target === '/wizard') failure.searchParams.set('redirect', 'wizard');
  return { successUrl: success.href, failureUrl: failure.href };
}

interface Onward {
  readonly next: string | null;
  readonly redirect: string | null | undefined;
}

/** The page that was wished for, the server's word, the dashboard: in this order. */
export function targetAfterOAuth({ next, redirect }: Onward): string {
  return next ?? localPath(redirect) ?? '/dashboard';
}
