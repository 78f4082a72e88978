/** Answers of the REST API as documented, camelCase here and snake_case on the wire. */
import { z } from 'zod';
import { objectOf } from '#platform/http/rest/answer.js';
import { view } from '#platform/http/rest/view.js';
import type { UserRow } from './identity.queries.js';
import type { RedirectType } from './identity.types.js';
import type { AuthTokens } from './sessions/sessions.service.js';
import type { SignedIn } from './sign-in/sign-in.service.js';

export const ackSchema = z.object({ success: z.boolean(), message: z.string() });
export const tokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.number().meta({ description: 'Milliseconds since 1970.' }),
});

/** The documented fields and no other: the methods of signing in are returned by GET /auth/two-factor. */
export const profileView = view<UserRow>('User', {
  omit: ['hasPassword', 'twoFactorAt', 'mustSetUpTwoFactor'],
  add: {
    userMetadata: z.record(z.string(), z.unknown()),
    verificationStatus: [
      z.enum(['verified', 'unverified']),
      ({ emailConfirmedAt }) => (emailConfirmedAt ? 'verified' : 'unverified'),
    ],
  },
});

/** D-12: the tokens are at the top level and under `tokens`. */
export const loginAnswer = objectOf({
  ...tokensSchema.shape,
  success: z.boolean(),
  message: z.string(),
  tokens: tokensSchema,
  user: profileView,
  redirect: view<RedirectType>('Redirect'),
});

export function presentLogin({ tokens, user, message, redirect }: SignedIn) {
  return { success: true, message, ...tokens, tokens, user, redirect };
}

export function presentTokens(tokens: AuthTokens): object {
  return { success: true, ...tokens, tokens };
}
