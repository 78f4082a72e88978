import { z } from 'zod';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type Route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { loginAnswer, presentLogin, profileView, signOut } from '#features/identity/index.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { startOAuth } from './oauth-attempts.service.js';
import { completeOAuthSchema, oauthProviderSchema, startOAuthSchema } from './oauth.inputs.js';
import { oauthMessages } from './oauth.messages.js';
import type { OAuthIdentityType } from './oauth.types.js';
import { completeOAuth, oauthProfile, returnFromProvider } from './oauth.service.js';

/** The provider's own names; anything else it adds, such as `iss`, is checked by the adapter. */
const returnQuery = z.looseObject({
  code: z.string().optional(),
  state: z.string().optional(),
  error: z.string().optional(),
});

const journeyRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/auth/oauth/start',
    example: { provider: 'github' },
    access: 'public',
    keys: 'none',
    summary:
      'Starts a sign-in with GitHub or Google; both addresses must be ours. Sets the cookie that its end requires.',
    body: startOAuthSchema,
    response: z.object({ success: z.boolean(), redirectUrl: z.url() }),
    handle: async (ctx, { body }) => ({ success: true, ...(await startOAuth(ctx, body)) }),
  }),
  route({
    method: 'GET',
    path: '/auth/oauth/{provider}/return',
    access: 'public',
    keys: 'none',
    summary:
      'Where the provider sends the browser back to. Redirects to success_url?user_id&secret&provider or failure_url?error.',
    params: oauthProviderSchema,
    query: returnQuery,
    response: z.undefined(),
    status: 302,
    handle: async (ctx, { params, request, reply }) => {
      const answer = new URL(request.url, 'http://localhost').searchParams;
      const address = await returnFromProvider(ctx, params.provider, answer);
      void reply.header('cache-control', 'no-store').redirect(address, 302);
    },
  }),
  route({
    method: 'POST',
    path: '/auth/oauth/{provider}/callback',
    example: { code: '{token}', state: '{token}' },
    access: 'public',
    keys: 'none',
    summary:
      'Exchanges the one-time secret for tokens, in the browser that began. Also takes the provider’s own code and state.',
    params: oauthProviderSchema,
    body: completeOAuthSchema,
    response: loginAnswer,
    handle: async (ctx, { params, body }) => presentLogin(await completeOAuth(ctx, params.provider, body)),
  }),
];

export const oauthRoutes: readonly RouteDeclaration[] = [
  ...journeyRoutes,
  route({
    method: 'GET',
    path: '/auth/oauth/me',
    access: 'user',
    keys: 'none',
    summary: "One's own profile and the providers it is linked to.",
    response: objectOf({
      success: z.boolean(),
      user: profileView,
      identities: listOf(view<OAuthIdentityType>('OAuthIdentity')),
    }),
    handle: async (ctx) => ({ success: true, ...(await oauthProfile(ctx)) }),
  }),
  operationRoute('DELETE /auth/oauth/identities/{provider}', 'unlinkOAuth', { input: oauthProviderSchema }),
  route({
    method: 'POST',
    path: '/auth/oauth/logout',
    access: 'user',
    keys: 'none',
    summary: 'Ends the session of the bearer, as POST /auth/logout does; the account at the provider stays signed in.',
    response: ackSchema,
    handle: async (ctx) => {
      await signOut(ctx, {});
      return { success: true, message: oauthMessages.signedOut };
    },
  }),
];
