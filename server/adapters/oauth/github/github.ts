/** Signing in with GitHub: plain OAuth 2 with PKCE, then two questions to its API (protocols B3). */
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

export interface GithubEndpoints {
  readonly authorize: string;
  readonly token: string;
  /** `/user` and `/user/emails` are added. */
  readonly api: string;
}

export interface GithubOptions extends OAuthClientOptions {
  readonly endpoints?: GithubEndpoints;
}

const REAL: GithubEndpoints = {
  authorize: 'https://github.com/login/oauth/authorize',
  token: 'https://github.com/login/oauth/access_token',
  api: 'https://api.github.com',
};

/** The name of GitHub in `iss` of its answers (RFC 9207), since 2026. */
const ISSUER = 'https://github.com/login/oauth';
const SCOPES = 'read:user user:email';
const API_HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };

const userSchema = z.looseObject({ id: z.int().positive(), login: z.string(), name: z.string().nullish() });
const emailsSchema = z.array(z.looseObject({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

export function createGithubProvider(options: GithubOptions): OAuthProvider {
  const endpoints = options.endpoints ?? REAL;
  const call = callOptions(options, endpoints.token);
  return {
    authorizeUrl: (attempt) => authorizationUrl(endpoints.authorize, options.clientId, attempt, { scope: SCOPES }),
    identify: (attempt, answer) =>
      conversation(async () =>
        readIdentity(endpoints.api, await accessToken(options, endpoints, call, attempt, answer), call),
      ),
  };
}

async function accessToken(
  options: GithubOptions,
  endpoints: GithubEndpoints,
  call: CallOptions,
  attempt: OAuthAttempt,
  answer: URLSearchParams,
): Promise<string> {
  const server: oauth.AuthorizationServer = { issuer: ISSUER, token_endpoint: endpoints.token };
  const { client, response } = await exchangeCode(server, options, call, attempt, answer);
  // GitHub returns refusals with HTTP 200 (`{"error":"bad_verification_code"}`): without an access_token this throws.
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
  return tokens.access_token;
}

async function readIdentity(api: string, token: string, call: CallOptions): Promise<OAuthIdentity> {
  const [user, emails] = await Promise.all([
    fetchJson(`${api}/user`, token, call, userSchema),
    fetchJson(`${api}/user/emails`, token, call, emailsSchema),
  ]);
  const primary = emails.find((email) => email.primary);
  return {
    subject: String(user.id),
    email: primary?.email ?? null,
    emailVerified: primary?.verified ?? false,
    name: user.name || user.login,
  };
}

async function fetchJson<Shape extends z.ZodType>(
  url: string,
  token: string,
  call: CallOptions,
  shape: Shape,
): Promise<z.output<Shape>> {
  const headers = new Headers({ ...call.headers, ...API_HEADERS });
  const response = await oauth.protectedResourceRequest(token, 'GET', new URL(url), headers, null, call);
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${new URL(url).pathname}`);
  return shape.parse(await response.json());
}
