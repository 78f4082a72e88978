/** A simulated Google: discovery, authorize, token with a signed id_token, and the keys to check it (protocols B3). */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey } from 'jose';
import { acceptForms } from '#server/sandbox/forms.js';
import { registerAuthorize, type AuthorizeOptions } from '#server/sandbox/oauth/oauth.authorize.js';
import type { OAuthStore, OpenCode, Person } from '#server/sandbox/oauth/oauth.store.js';
import { exchangeCode, type OAuthApp } from '#server/sandbox/oauth/token-request.js';

export interface GooglePluginOptions extends Omit<AuthorizeOptions, 'issuer' | 'clientId'> {
  readonly app: OAuthApp;
  /** Where our server finds this plugin; the browser finds it at `browserUrl`. */
  readonly issuer: string;
  readonly browserUrl: string;
}

const PATHS = { authorize: '/o/oauth2/v2/auth', token: '/token', keys: '/oauth2/v3/certs' } as const;
const GOOGLE = { name: 'google', title: 'گوگل' } as const;
const ALGORITHM = 'RS256';
const KEY_ID = 'sandbox';
const ID_TOKEN_SECONDS = 3600;

interface Key {
  readonly sign: CryptoKey;
  readonly shown: Record<string, unknown>;
}

export async function googlePlugin(scope: FastifyInstance, options: GooglePluginOptions): Promise<void> {
  const key = await openKey(options.store);
  acceptForms(scope);
  registerAuthorize(scope, GOOGLE, PATHS.authorize, { ...options, clientId: options.app.clientId });
  scope.get('/.well-known/openid-configuration', async () => discovery(options));
  scope.get(PATHS.keys, async () => ({ keys: [key.shown] }));
  scope.post(PATHS.token, async (request, reply) => {
    const exchange = await exchangeCode(options, GOOGLE.name, request.body);
    if (exchange.kind !== 'granted') return refuse(reply, exchange.kind);
    const { token, person, open } = exchange;
    const scopes =
      'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile';
    return {
      access_token: token,
      expires_in: ID_TOKEN_SECONDS,
      scope: scopes,
      token_type: 'Bearer',
      id_token: await idToken(options, key, person, open),
    };
  });
}

function refuse(reply: FastifyReply, kind: 'bad_client' | 'bad_code' | 'broken'): FastifyReply {
  if (kind === 'broken') return reply.code(500).type('text/html').send('<h1>500. That’s an error.</h1>');
  if (kind === 'bad_client')
    return reply.code(401).send({ error: 'invalid_client', error_description: 'Unauthorized' });
  return reply.code(400).send({ error: 'invalid_grant', error_description: 'Bad Request' });
}

function discovery({ issuer, browserUrl }: GooglePluginOptions): object {
  return {
    issuer,
    authorization_endpoint: browserUrl + PATHS.authorize,
    token_endpoint: issuer + PATHS.token,
    jwks_uri: issuer + PATHS.keys,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

async function openKey(store: OAuthStore): Promise<Key> {
  const jwk = await store.key(async () =>
    exportJWK((await generateKeyPair(ALGORITHM, { extractable: true })).privateKey),
  );
  const { kty, n, e } = jwk;
  return {
    sign: (await importJWK(jwk, ALGORITHM)) as CryptoKey,
    shown: { kty, n, e, kid: KEY_ID, alg: ALGORITHM, use: 'sig' },
  };
}

function idToken(
  { issuer, app, clock }: GooglePluginOptions,
  key: Key,
  person: Person,
  open: OpenCode,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({
    email: person.email,
    email_verified: person.verified,
    name: person.name,
    azp: app.clientId,
    ...(open.nonce && { nonce: open.nonce }),
  })
    .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(app.clientId)
    .setSubject(`10769150350006150715${person.id}`.slice(-21))
    .setIssuedAt(now)
    .setExpirationTime(now + ID_TOKEN_SECONDS)
    .sign(key.sign);
}
