/** The two calls that the session makes itself. Plain `fetch`: they must not pass the links that call them. */
import { noteAnswer } from '../server-clock.js';
import type { RefreshOutcome, SessionEnd } from './session-manager.js';
import type { TokenSet } from './token-store.js';

const REFRESH =
  'mutation RefreshTokens($refreshToken: String!) { refreshTokens(refreshToken: $refreshToken) { accessToken refreshToken expiresAt } }';
const SIGN_OUT = 'mutation SignOut($refreshToken: String) { signOut(refreshToken: $refreshToken) { success } }';

interface GraphQLAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message?: string;
    readonly extensions?: { readonly retryable?: boolean; readonly details?: { readonly reason?: unknown } };
  }[];
}

async function post(query: string, variables: object, accessToken: string | null): Promise<GraphQLAnswer> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
  };
  if (accessToken !== null) headers['authorization'] = `Bearer ${accessToken}`;
  const response = await fetch('/graphql', {
    method: 'POST',
    headers,
    credentials: 'include',
    keepalive: true,
    body: JSON.stringify({ query, variables }),
  });
  noteAnswer(response);
  if (response.status >= 500 || response.status === 429 || response.status === 408)
    throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as GraphQLAnswer;
}

/** Throws where our server did not answer, or requests a later retry: that is no refusal. */
export async function refreshTokens(refreshToken: string): Promise<RefreshOutcome> {
  const answer = await post(REFRESH, { refreshToken }, null);
  const tokens = answer.data?.['refreshTokens'] as TokenSet | null | undefined;
  if (tokens?.accessToken) return { kind: 'renewed', tokens };
  const fault = answer.errors?.[0];
  if (!fault || fault.extensions?.retryable === true) throw new Error(fault?.message ?? 'no answer to the refresh');
  return { kind: 'refused', reason: endOf(fault?.extensions?.details?.reason) };
}

const ENDS: readonly SessionEnd[] = ['ACCOUNT_BANNED', 'ACCOUNT_REMOVED', 'SESSION_ENDED'];

function endOf(reason: unknown): SessionEnd {
  return ENDS.find((end) => end === reason) ?? 'TOKEN_REFRESH_FAILED';
}

export async function sendSignOut(tokens: TokenSet): Promise<void> {
  if (tokens.accessToken === null && tokens.refreshToken === null) return;
  const answer = await post(SIGN_OUT, { refreshToken: tokens.refreshToken }, tokens.accessToken);
  if (answer.errors?.length) throw new Error(answer.errors[0]?.message ?? 'sign-out failed');
}
